/**
 * `npm test` installs missing packages and browsers, and runs every suite; of long suites it runs a sample. The last line
 * of the output is `N passed, N failed`. `npm run test:all` adds `--all`: every suite runs whole. `npm run check` adds
 * `--check`: it runs only suites without a browser, and checks an existing build if it is up to date.
 */
import { nodeComplaint } from '../build/prepare.mjs';

const complaint = nodeComplaint();

if (complaint) {
  console.error(complaint);
  process.exitCode = 1;
} else {
  const { runAll } = await import('./support/run-all.mjs');
  await runAll({ isCheck: process.argv.includes('--check'), isWhole: process.argv.includes('--all') });
}
