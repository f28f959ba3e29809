import { useReady } from '../../hooks/use-host-events.ts';
import { ContactNote } from './contact-note.tsx';
import { TaskSection, useTaskPlaces, useTasks } from './tasks.tsx';

/** The customer's tasks. Late tasks are added at the end. */
export function TasksArea() {
  const tasks = useTasks();
  const { above } = useTaskPlaces(tasks);
  useReady(!tasks.isAwaited);
  return <TaskSection tasks={above} contactNote={<ContactNote />} />;
}
