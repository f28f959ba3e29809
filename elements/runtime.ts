import { registerRuntime } from '../src/shell/register-runtime.ts';

registerRuntime();
