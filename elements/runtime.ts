import { registerRuntime } from '../src/shell/register-runtime.ts';

// Node has no style sheets. It has custom elements where Lit is loaded.
if (typeof CSSStyleSheet !== 'undefined') registerRuntime();
