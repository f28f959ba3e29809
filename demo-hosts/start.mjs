import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isBuildFresh, isDocsFresh } from '../build/is-build-fresh.mjs';
import { installPackages, nodeComplaint, runNpm } from '../build/prepare.mjs';
import { giveUp, giveUpPort, printAddresses, readPort } from './command-line.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const command = 'npm start';

async function start() {
  const complaint = nodeComplaint();
  if (complaint) giveUp(complaint);
  const port = readPort(command);
  process.chdir(root);
  try {
    installPackages(console.log);
    if (!isBuildFresh()) {
      console.log('building …');
      runNpm(['run', '--silent', 'build']);
    }
  } catch (error) {
    giveUp(error instanceof Error ? error.message : String(error));
  }
  // Imported late: an old Node must reach the version check without parsing newer syntax.
  const { createDemoServer } = await import('./server.mjs');
  const server = createDemoServer({ distFolder: `${root}dist` });
  try {
    printAddresses((await server.listen(port)).origin);
  } catch (error) {
    giveUpPort(error, port, command);
  }
  const docs = isDocsFresh() ? undefined : buildDocs();
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      docs?.kill();
      server.close().then(() => process.exit(0));
    });
  }
}

/** Builds the documentation after the server has started, so that the demo pages do not wait for it. */
function buildDocs() {
  console.log('\n  documentation: being made …');
  const made = spawn(process.execPath, ['docs/.vitepress/build.mjs'], { stdio: ['ignore', 'ignore', 'pipe'] });
  let printed = '';
  made.stderr.on('data', (text) => (printed += text));
  made.on('error', (error) => (printed += error.message));
  made.on('close', (code) => console.log(code === 0 ? '  documentation: ready' : `${printed}\n  documentation: failed, see above; npm run docs tries again`));
  return made;
}

await start();
