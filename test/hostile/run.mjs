import { runOnBuild } from '../support/run-on-build.mjs';

/**
 * `npm run hostile`: installs and builds what is missing, and looks at every element in every hostile page, in each browser
 * of this machine. `KFP_ENGINE=firefox` takes one of `chromium`, `firefox` and `webkit`. Exit code 1 when something differs.
 */
await runOnBuild('web-test-runner', ['--config', 'test/hostile/web-test-runner.config.mjs']);
