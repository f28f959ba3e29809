import { fileURLToPath } from 'node:url';
import { isBuildFresh } from '../build/is-build-fresh.mjs';
import { installPackages, nodeComplaint, runNpm } from '../build/prepare.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** One line that says what is wrong, and the end. @param {string} line @returns {never} */
function giveUp(line) {
  console.error(line);
  process.exit(1);
}

/** The port of the address; 8000 unless PORT says another. */
function readPort() {
  const text = process.env.PORT;
  if (text === undefined) return 8000;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535) giveUp(`PORT must be a number from 1 to 65535, not "${text}": PORT=8001 npm start`);
  return port;
}

/** @param {string} origin */
function printAddresses(origin) {
  console.log(`
  kfp elements are served at

  ${origin}/                               all demo pages, customers and scenarios
  ${origin}/demo/online-bank/              online bank
  ${origin}/demo/mobile-bank/              mobile bank
  ${origin}/demo/own-routes/               bank with a router of its own
  ${origin}/demo/gallery/                  every element in every state
  ${origin}/demo/analytics/                what was sent to analytics
  ${origin}/demo/error-reports/            what was sent to the error service
  ${origin}/privat/forsikring/oversikt     standalone portal

  Ctrl-C stops.`);
}

async function start() {
  const complaint = nodeComplaint();
  if (complaint) giveUp(complaint);
  const port = readPort();
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
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      const other = port === 8001 ? 8002 : 8001;
      giveUp(`Port ${port} is taken: stop what uses it, or take another with PORT=${other} npm start`);
    }
    if (code === 'EACCES') giveUp(`Port ${port} may not be used: take a higher one with PORT=8001 npm start`);
    throw error;
  }
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      server.close().then(() => process.exit(0));
    });
  }
}

await start();
