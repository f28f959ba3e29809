import { useState } from 'react';
import { useIsWaitOver } from '../../../hooks/use-is-wait-over.ts';

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
  /** Whether the list of insurances is shown. */
  readonly isListShown: boolean;
  /** The tasks that were known before the list. */
  readonly above: readonly Task[];
  /** Those that came later, in the order in which they came. */
  readonly below: readonly Task[];
}

interface PlacedKeys {
  readonly isListShown: boolean;
  readonly above: readonly string[];
  readonly below: readonly string[];
}

/**
 * Milliseconds that the first task waits for those beside it, so that they come in one piece and in their order, and
 * that the list waits for them all: a busy phone reads answers that arrived together one after the other.
 */
const patience = 200;

/**
 * Where the tasks stand (OV-12): above the list of insurances what is known as the list is drawn, which a source that
 * is slow does not hold up; below it what comes later, so that nothing which already shows data moves. A task
 * that has its place keeps it.
 */
export function useTaskPlaces({ tasks, isAwaited }: Tasks, isListHere = false): TaskPlaces {
  const [places, setPlaces] = useState<PlacedKeys>({ isListShown: false, above: [], below: [] });
  const isWaitOver = useIsWaitOver(isAwaited && tasks.length > 0, patience);
  const isListWaitOver = useIsWaitOver(isAwaited && isListHere, patience);
  const isListShown = places.isListShown || (isListHere && (!isAwaited || isListWaitOver));
  const placed = [...places.above, ...places.below];
  const isDrawn = isListShown || !isAwaited || isWaitOver;
  const added = isDrawn ? tasks.flatMap(({ key }) => (placed.includes(key) ? [] : [key])) : [];
  if (added.length > 0 || isListShown !== places.isListShown) {
    const side = places.isListShown ? 'below' : 'above';
    setPlaces({ ...places, isListShown, [side]: [...places[side], ...added] });
  }
  const tasksOf = (keys: readonly string[]) => keys.flatMap((key) => tasks.filter((task) => task.key === key));
  return { isListShown, above: tasksOf(places.above), below: tasksOf(places.below) };
}
