import { TasksArea } from '../src/areas/tasks/tasks-area.tsx';
import { tasksElement } from '../src/areas/tasks/tasks-element.ts';
import { registerElement } from '../src/shell/register-element.ts';

registerElement(tasksElement, TasksArea);
