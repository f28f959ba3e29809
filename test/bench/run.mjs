/**
 * `npm run bench`: the elements as we ship them beside the same elements on React, both built and measured in this run. Exit code 1
 * when ours are not small enough beside the others.
 */
import { fileURLToPath } from 'node:url';
import { installBrowsers } from '../support/install-browsers.mjs';
import { installPackages } from '../../build/prepare.mjs';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const say = (line) => console.log(line);
try {
  installPackages(say);
  await installBrowsers(say, ['chromium']);
  // Only now: it reads packages that may not have been there.
  const { compareBuilds } = await import('./compare-builds.mjs');
  const complaint = await compareBuilds();
  if (complaint) throw new Error(complaint);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
