import { useReady } from '../../../hooks/use-ready.ts';
import { TaskSection } from './task-section.tsx';
import { useTaskPlaces } from './use-task-places.ts';
import { useTasks } from './use-tasks.ts';

/** What the customer has to do; what comes late is added at the end. */
export function TasksArea() {
  const tasks = useTasks();
  const { above } = useTaskPlaces(tasks);
  useReady(!tasks.isAwaited);
  return <TaskSection tasks={above} />;
}
