import { elements } from 'virtual:elements';
import { defineElements } from '../src/shell/define-elements.ts';
import { registerRuntime } from '../src/shell/register-runtime.ts';

// A server has no custom elements.
if (typeof customElements !== 'undefined') {
  registerRuntime();
  defineElements(elements, import.meta.url);
}
