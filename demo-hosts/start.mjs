import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** One line that says what is wrong, and the end. @param {string} line @returns {never} */
function giveUp(line) {
  console.error(line);
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    giveUp(`Node 20.19 or newer is needed, this is ${process.versions.node}: install it from https://nodejs.org`);
  }
}

/** The port of the address; 8000 unless PORT says another. */
function readPort() {
  const text = process.env.PORT;
  if (text === undefined) return 8000;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535) giveUp(`PORT must be a number from 1 to 65535, not "${text}": PORT=8001 npm start`);
  return port;
}

/** Whether node_modules is missing or older than the lock file. */
function needsInstall() {
  const installed = `${root}node_modules/.package-lock.json`;
  return !existsSync(installed) || statSync(installed).mtimeMs < statSync(`${root}package-lock.json`).mtimeMs;
}

/** Runs npm to its end and gives up with what it printed when it fails. @param {string} what @param {string[]} args */
function runNpm(what, args) {
  const began = Date.now();
  process.stdout.write(`${what} … `);
  const { status, stdout, stderr, error } = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) {
    process.stdout.write('failed\n');
    console.error([stdout, stderr].filter(Boolean).join('\n').trim());
    giveUp(error ? `npm could not be started: ${error.message}` : `npm ${args.join(' ')} failed; see above.`);
  }
  process.stdout.write(`${((Date.now() - began) / 1000).toFixed(1)} s\n`);
}

/** @param {string} origin */
function printAddresses(origin) {
  console.log(`
  kfp elements are served at

  ${origin}/                               all demo pages, customers and scenarios
  ${origin}/demo/online-bank/              online bank
  ${origin}/demo/mobile-bank/              mobile bank
  ${origin}/privat/forsikring/oversikt     standalone portal

  Ctrl-C stops.`);
}

async function start() {
  checkNode();
  const port = readPort();
  if (needsInstall()) runNpm('Installing', ['ci', '--no-audit', '--no-fund']);
  runNpm('Building', ['run', 'build']);
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
