/**
 * `npm test`: installs what is missing, packages and browsers, and runs every suite. The last line is `N passed, N failed`.
 * `npm run check` is the same with `--check`: only what needs no browser, and
 * of the build only what looks at an existing one.
 */
const [major, minor] = process.versions.node.split('.').map(Number);
const isSupported = major > 20 || (major === 20 && minor >= 19);

if (isSupported) {
  const { runAll } = await import('./support/run-all.mjs');
  await runAll({ isCheck: process.argv.includes('--check') });
} else {
  console.error(`Node ${process.versions.node} is too old: install Node 20.19 or newer, and run this again.`);
  process.exitCode = 1;
}
