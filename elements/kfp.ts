import { elements } from 'virtual:elements';
import { defineElements } from '../src/shell/define-elements.ts';
import { registerRuntime } from '../src/shell/register-runtime.ts';

registerRuntime();
defineElements(elements, import.meta.url);
