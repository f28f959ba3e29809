import { resolve } from 'node:path';

/** For old browsers, Babel lowers the code of packages too. In loose mode it assigns class fields, and does not define them. */
const toOldBrowsers = {
  loader: 'babel-loader',
  options: {
    presets: [['@babel/preset-env', { targets: { chrome: '80', safari: '13' } }]],
    assumptions: { setPublicClassFields: true, privateFieldsAsProperties: true, setClassMethods: true, constantSuper: true, noClassCalls: true, iterableIsArray: false },
    configFile: false,
  },
};

export default {
  mode: 'production',
  entry: { kfp: './kfp.js', elements: './elements.js', standalone: './standalone.js' },
  output: { path: resolve('out'), publicPath: '/dist/', trustedTypes: 'bank#webpack' },
  module: { rules: [{ test: /\.js$/, use: toOldBrowsers }] },
  performance: { hints: false },
};
