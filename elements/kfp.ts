import { elements } from 'virtual:elements';
import { defineElements } from '../src/shell/define-elements.ts';
import { registerRuntime } from '../src/shell/register-runtime.ts';

// A server has no style sheets. It may have custom elements: Lit gives it some.
if (typeof CSSStyleSheet !== 'undefined') {
  registerRuntime();
  defineElements(elements, import.meta.url);
}
