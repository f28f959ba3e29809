import { runOnBuild } from '../support/run-on-build.mjs';

/**
 * `npm run consumers`: installs and builds what is missing, and runs every application that installs the packed tarball,
 * also those that `npm test` leaves out. Exit code 1 when one does not work.
 */
await runOnBuild('playwright', ['test', '--project=consumers', ...process.argv.slice(2)], ['chromium']);
