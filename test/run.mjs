/**
 * `npm test`: installs what is missing, packages and browsers, and runs every suite, the long ones by a sample. The last
 * line is `N passed, N failed`. `npm run test:all` is the same with `--all`: every suite whole. `npm run check` is the
 * same with `--check`: only what needs no browser, and of the build only what looks at an existing one.
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
