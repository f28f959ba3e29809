import type { ReactNode } from 'react';
import { useState } from 'react';
import { useLate } from '../../hooks/use-late.ts';
import { useReportError } from '../../hooks/use-report-error.ts';
import type { Tasks } from './use-task-places.ts';
import { useTaskPlaces } from './use-task-places.ts';

interface OverviewTasks {
  readonly isListShown: boolean;
  readonly aboveList: ReactNode;
  readonly belowList: ReactNode;
}

type Code = Partial<Awaited<ReturnType<typeof loadTasks>>>;

const loadTasks = () => import('./tasks/overview-tasks.tsx');
const loadNothing = () => Promise.resolve({});

/** The tasks of the overview, above and below its list; without their code there are none (OV-05, OV-12, OV-25). */
export function useOverviewTasks(isWanted: boolean, isListHere: boolean, isListComplete: boolean): OverviewTasks {
  const { value, error } = useLate<Code>(isWanted ? loadTasks : loadNothing);
  useReportError('tasks', error);
  const [{ tasks, isAwaited }, setTasks] = useState<Tasks>({ tasks: [], isAwaited: isWanted });
  const isTasksAwaited = isAwaited && !error;
  const { isListShown, above, below } = useTaskPlaces({ tasks, isAwaited: isTasksAwaited }, isListHere, isListComplete);
  const Block = value?.OverviewTasks;
  return {
    isListShown,
    aboveList: Block && <Block tasks={above} onChange={setTasks} />,
    belowList: Block && <Block tasks={below} isMore={above.length > 0} />,
  };
}
