import { useReady } from '../../hooks/use-host-events.ts';
import { ContactNote } from './contact-note.tsx';
import { TaskSection, useTaskPlaces, useTasks } from './tasks.tsx';

/** What the customer has to do; what comes late is added at the end. */
export function TasksArea() {
  const tasks = useTasks();
  const { above } = useTaskPlaces(tasks);
  useReady(!tasks.isAwaited);
  return <TaskSection tasks={above} contactNote={<ContactNote />} />;
}
