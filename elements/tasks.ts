import { TasksArea } from '../src/areas/overview/tasks/tasks-area.tsx';
import { tasksElement } from '../src/areas/overview/tasks/tasks-element.ts';
import { registerElement } from '../src/shell/register-element.ts';

registerElement(tasksElement, TasksArea);
