import { registerRuntime } from '../src/shell/runtime-element.ts';

registerRuntime();
