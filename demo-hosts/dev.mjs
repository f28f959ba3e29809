/** `npm run dev`: serves the demo pages from the source, updates them after each change, and reloads open pages. */
import { once } from 'node:events';
import { readdirSync, rmSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { giveUp, giveUpPort, printAddresses, readPort } from './command-line.mjs';
import { installPackages, nodeComplaint } from '../build/prepare.mjs';

const complaint = nodeComplaint();
if (complaint) giveUp(complaint);
const port = readPort('npm run dev');
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
installPackages(console.log);
// Imported late: its packages may be missing before the installation above.
const { bundleForDev } = await import('./source-bundles.mjs');

/** One folder for each port, so that two dev servers do not overwrite each other's files. */
const distFolder = `node_modules/.cache/kfp-dev-${port}`;
/** Version of the pages. A time, so that it also differs from the versions of an earlier dev server. */
let state = Date.now();
let server;
/** Paths that changed after the last update began. */
const changed = new Set();

/** Matches the files that the server thread runs. */
const ofServer = /^(demo-hosts|testing)\b/;

/** Starts a server with the current code, and returns its origin. The old server answers until the new one is loaded. */
async function startServer() {
  const next = new Worker(new URL('dev-server.mjs', import.meta.url), { workerData: { distFolder, port, state } });
  await once(next, 'message');
  await server?.terminate();
  server = next;
  next.postMessage('listen');
  const [origin] = await once(next, 'message');
  next.on('error', console.error);
  return origin;
}

async function update() {
  // An editor saves a file in several steps.
  await setTimeout(30);
  const files = [...changed];
  changed.clear();
  state += 1;
  try {
    if (files.some((file) => !ofServer.test(file))) await bundleForDev(distFolder);
    if (files.some((file) => ofServer.test(file) && file.endsWith('.mjs'))) await startServer();
    server?.postMessage(state);
    console.log(`Now served: ${files.join(', ')}`);
  } catch (error) {
    // esbuild prints its own errors.
    if (!error.errors) console.error(`${files.join(', ')}:`, error);
  }
}

/** Watches one folder. A recursive watch of Node 20 loses files that an editor replaces. */
function follow(folder) {
  watch(folder, (_, name) => {
    const path = join(folder, name);
    const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory();
    if (isFolder) follow(path);
    // Ignores the temporary files of editors.
    if (!isFolder && !/\.(m?js|tsx?|css|html|svg)$/.test(name)) return;
    if (changed.size === 0) updating = updating.then(update);
    changed.add(path);
  });
  for (const entry of readdirSync(folder, { withFileTypes: true })) if (entry.isDirectory()) follow(join(folder, entry.name));
}

async function start() {
  const origin = await startServer().catch((error) => giveUpPort(error, port, 'npm run dev'));
  rmSync(distFolder, { recursive: true, force: true });
  ['src', 'elements', 'gallery', 'demo-hosts', 'testing'].forEach(follow);
  changed.add('src');
  await update();
  printAddresses(origin);
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
let updating = start();
