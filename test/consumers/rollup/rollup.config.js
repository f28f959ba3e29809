import { nodeResolve } from '@rollup/plugin-node-resolve';

export default {
  input: ['kfp.js', 'elements.js', 'standalone.js'],
  output: { dir: 'out', format: 'es' },
  plugins: [nodeResolve()],
};
