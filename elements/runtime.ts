import { registerRuntime } from '../src/shell/register-runtime.ts';

// A server has no custom elements.
if (typeof customElements !== 'undefined') registerRuntime();
