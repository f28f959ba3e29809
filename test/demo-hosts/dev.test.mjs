import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import test from 'node:test';
import { openPage, startServer } from '../demo-hosts/demo-client.mjs';

const copied = ['build', 'demo-hosts', 'elements', 'gallery', 'src', 'testing', 'package.json', 'package-lock.json'];

/** A copy of the source, so that nobody else sees what is changed in it. */
async function copySource(t) {
  const folder = await mkdtemp(join(tmpdir(), 'kfp-dev-'));
  t.after(() => rm(folder, { recursive: true }));
  await Promise.all(copied.map((path) => cp(path, join(folder, path), { recursive: true })));
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}

/** `npm run dev`, and what waits for it to print a text that it has not printed before. */
async function startDev(t, folder) {
  const port = await findFreePort();
  t.after(() => rm(`node_modules/.cache/kfp-dev-${port}`, { recursive: true, force: true }));
  const running = spawn(process.execPath, ['demo-hosts/dev.mjs'], { cwd: folder, env: { ...process.env, PORT: String(port) } });
  t.after(() => running.kill('SIGKILL'));
  const ended = once(running, 'exit');
  let printed = '';
  for (const stream of [running.stdout, running.stderr]) {
    stream.on('data', (text) => {
      printed += text;
      running.emit('printed');
    });
  }
  async function waitFor(text) {
    while (!printed.includes(text)) {
      const isOver = await Promise.race([once(running, 'printed').then(() => false), ended.then(() => true)]);
      if (isOver) assert.fail(`It ended without "${text}": ${printed}`);
    }
    printed = printed.slice(printed.indexOf(text) + text.length);
  }
  await waitFor('Ctrl-C stops.');
  return { running, ended, waitFor, origin: `http://localhost:${port}` };
}

const read = async (address) => (await fetch(address)).text();

test('npm run dev serves the source, and what is changed in it', { timeout: 30_000 }, async (t) => {
  const folder = await copySource(t);
  const { running, ended, waitFor, origin } = await startDev(t, folder);

  const response = await fetch(`${origin}/demo/online-bank/`);
  const page = await response.text();
  const [, nonce, state] = /<script nonce="([^"]+)" src="\/demo\/common\/reload.js" data-state="(\d+)"><\/script><\/head>/.exec(page);
  assert.ok(response.headers.get('content-security-policy').endsWith(`script-src 'nonce-${nonce}' 'strict-dynamic'`));
  assert.match(await read(`${origin}/privat/forsikring/oversikt`), /reload\.js/);
  const files = ['kfp.js', 'elements/kfp-offers.js', 'standalone/kfp-offers.js', 'gallery/parts.js', 'portal/portal.css'];
  for (const file of files) assert.equal((await fetch(`${origin}/dist/${file}`)).status, 200, file);

  const next = fetch(`${origin}/demo/next-state?after=${state}`);
  const loader = join(folder, 'elements/kfp.ts');
  const code = await readFile(loader, 'utf8');
  // As editors do: a file beside it takes its place.
  await writeFile(`${loader}.new`, `${code}console.log('first change');`);
  await rename(`${loader}.new`, loader);
  assert.equal((await next).status, 204);
  assert.match(await read(`${origin}/dist/kfp.js`), /first change/);

  await appendFile(loader, 'const broken = ;');
  await waitFor('ERROR');
  assert.match(await read(`${origin}/dist/kfp.js`), /first change/);
  await writeFile(loader, code);
  await waitFor('Now served: elements/kfp.ts');
  assert.doesNotMatch(await read(`${origin}/dist/kfp.js`), /first change/);

  await appendFile(join(folder, 'demo-hosts/host-page.mjs'), '\nhostPages[\'/demo/changed/\'] = hostPages[\'/demo/online-bank/\'];');
  await waitFor('Now served: demo-hosts/host-page.mjs');
  assert.equal((await fetch(`${origin}/demo/changed/`)).status, 200);

  await appendFile(join(folder, 'testing/customers/customers.mjs'), '\ncustomers.changed = customers.none;');
  await waitFor('Now served: testing/customers/customers.mjs');
  assert.equal((await fetch(`${origin}/demo/online-bank/?customer=changed`)).status, 200);

  running.kill('SIGINT');
  assert.deepEqual(await ended, [0, null]);
});

test('npm start adds nothing of it to a page', async (t) => {
  const { text } = await openPage((await startServer(t)).origin);
  assert.match(text, /<\/head>/);
  assert.doesNotMatch(text, /reload/);
});
