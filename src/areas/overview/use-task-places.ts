import { useEffect, useState } from 'react';
import { useAppContext } from '../../hooks/app-context.ts';

export interface Task {
  readonly key: string;
  readonly title: string;
  /** Undefined when it is not known where it is done. */
  readonly href: string | undefined;
}

export interface Tasks {
  readonly tasks: readonly Task[];
  /** Some source may answer any moment. */
  readonly isAwaited: boolean;
}

export interface TaskPlaces {
  /** Whether the list of insurances may be shown now. */
  readonly isListShown: boolean;
  /** The tasks that were known before the list. */
  readonly above: readonly Task[];
  /** Those that came later, in the order in which they came. */
  readonly below: readonly Task[];
}

/** Milliseconds that the list waits for its own end, and for the tasks that belong above it. */
const patience = 300;

/**
 * Where the tasks stand (OV-12): above the list what is known when the list is there, or a moment later; below it what
 * comes then, so that nothing which already shows data moves. A task that has its place keeps it.
 */
export function useTaskPlaces({ tasks, isAwaited }: Tasks, isListHere: boolean, isListComplete = true): TaskPlaces {
  const [places, setPlaces] = useState<Pick<TaskPlaces, 'isListShown'> & Record<'above' | 'below', readonly string[]>>({
    isListShown: false, above: [], below: [],
  });
  const isReady = isListComplete && !isAwaited;
  const isWaitOver = useIsWaitOver(isListHere && !isReady);
  const isListShown = places.isListShown || (isListHere && (isReady || isWaitOver));
  const placed = [...places.above, ...places.below];
  const isDrawn = isListShown || !isAwaited;
  const added = isDrawn ? tasks.flatMap(({ key }) => (placed.includes(key) ? [] : [key])) : [];
  if (added.length > 0 || isListShown !== places.isListShown) {
    const side = places.isListShown ? 'below' : 'above';
    setPlaces({ ...places, isListShown, [side]: [...places[side], ...added] });
  }
  const tasksOf = (keys: readonly string[]) => keys.flatMap((key) => tasks.filter((task) => task.key === key));
  return { isListShown, above: tasksOf(places.above), below: tasksOf(places.below) };
}

function useIsWaitOver(isWaiting: boolean): boolean {
  const { clock } = useAppContext().runtime;
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (isWaiting) return clock.setTimeout(() => setIsOver(true), patience);
    return undefined;
  }, [clock, isWaiting]);
  return isOver;
}
