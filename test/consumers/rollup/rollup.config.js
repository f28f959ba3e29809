import { nodeResolve } from '@rollup/plugin-node-resolve';

export default [
  { input: ['kfp.js', 'elements.js', 'standalone.js'], output: { dir: 'out', format: 'es' }, plugins: [nodeResolve()] },
  { input: 'one-file.js', output: { file: 'out/one-file.js', format: 'es', inlineDynamicImports: true }, plugins: [nodeResolve()] },
];
