import { useEffect } from 'react';
import type { Task, Tasks } from '../use-task-places.ts';
import { TaskSection } from './task-section.tsx';
import { useTasks } from './use-tasks.ts';

interface OverviewTasksProps {
  readonly tasks: readonly Task[];
  readonly isMore?: boolean;
  /** Is told what there is to do; the one place of the page that fetches it gives this. */
  readonly onChange?: (tasks: Tasks) => void;
}

/** The overview's tasks of one place. */
export function OverviewTasks({ onChange, ...section }: OverviewTasksProps) {
  return (
    <>
      {onChange && <TaskSource onChange={onChange} />}
      <TaskSection {...section} />
    </>
  );
}

function TaskSource({ onChange }: Required<Pick<OverviewTasksProps, 'onChange'>>) {
  const tasks = useTasks();
  useEffect(() => onChange(tasks), [tasks, onChange]);
  return null;
}
