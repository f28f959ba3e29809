import { resolve } from 'node:path';

export default {
  mode: 'production',
  entry: { loader: './loader.js', elements: './elements.js', standalone: './standalone.js' },
  output: { path: resolve('out'), publicPath: '/dist/', trustedTypes: 'bank#webpack' },
  performance: { hints: false },
};
