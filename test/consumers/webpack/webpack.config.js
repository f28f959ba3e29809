import { resolve } from 'node:path';

export default {
  mode: 'production',
  entry: { kfp: './kfp.js', elements: './elements.js', standalone: './standalone.js' },
  output: { path: resolve('out'), publicPath: '/dist/', trustedTypes: 'bank#webpack' },
  performance: { hints: false },
};
