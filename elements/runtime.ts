import { registerRuntime } from '../src/shell/register-runtime.ts';

// A server has no style sheets. It may have custom elements: Lit gives it some.
if (typeof CSSStyleSheet !== 'undefined') registerRuntime();
