import { fileURLToPath } from 'node:url';
import { isBuildFresh } from '../build/is-build-fresh.mjs';
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
  // Loaded late: an old Node must get this far without reading newer syntax.
  const { createDemoServer } = await import('./server.mjs');
  const server = createDemoServer({ distFolder: `${root}dist` });
  try {
    printAddresses((await server.listen(port)).origin);
  } catch (error) {
    giveUpPort(error, port, command);
  }
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      server.close().then(() => process.exit(0));
    });
  }
}

await start();
