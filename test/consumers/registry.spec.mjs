import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { installConsumer, packPackage } from './install-consumer.mjs';

const run = promisify(execFile);

test('the packed tarball can be published to a registry and installed from it @all', async () => {
  test.setTimeout(240_000);
  const { path: tarball } = await packPackage();
  const app = await installConsumer('registry');
  const folder = await mkdtemp(join(tmpdir(), 'kfp-registry-'));
  const registry = await startRegistry(app, folder);
  try {
    const npm = (...args) => run('npm', [...args, '--userconfig', join(folder, '.npmrc')], { cwd: folder });
    await writeFile(join(folder, '.npmrc'), await credentials(registry.address));
    await npm('publish', tarball);
    await writeFile(join(folder, 'package.json'), '{ "name": "bank", "private": true, "type": "module" }');
    await npm('install', '@kfp/elements', '--no-audit', '--no-fund');
    const { version } = JSON.parse(await readFile('package.json', 'utf8'));
    const { dependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    expect(dependencies).toEqual({ '@kfp/elements': `^${version}` });
    await run('node', ['--input-type=module', '--eval', "await import('@kfp/elements');"], { cwd: folder });
  } finally {
    await registry.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

/** A registry of this machine alone, which asks no other one for what it does not have. */
async function startRegistry(app, folder) {
  const port = await freePort();
  const config = join(folder, 'config.json');
  await writeFile(config, JSON.stringify({
    storage: join(folder, 'storage'),
    auth: { htpasswd: { file: join(folder, 'htpasswd') } },
    packages: { '**': { access: '$all', publish: '$authenticated' } },
    log: { type: 'stdout', format: 'pretty', level: 'warn' },
  }));
  const args = ['--config', config, '--listen', `localhost:${port}`];
  const server = fork(join(app, 'node_modules/verdaccio/bin/verdaccio'), args, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], execArgv: [] });
  const ended = once(server, 'exit');
  const output = [];
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (data) => output.push(data));
  const first = await Promise.race([once(server, 'message'), ended.then(() => undefined)]);
  if (!first) throw new Error(`the registry did not start: ${Buffer.concat(output)}`);
  return {
    address: `http://localhost:${port}`,
    async stop() {
      server.kill();
      await ended;
    },
  };
}

/** Makes a user of the registry. @returns {Promise<string>} the settings of npm with which that user publishes */
async function credentials(address) {
  const user = { name: 'bank', password: 'for-this-test-alone' };
  const response = await fetch(`${address}/-/user/org.couchdb.user:${user.name}`, {
    method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(user),
  });
  if (!response.ok) throw new Error(`no user could be made: ${response.status}`);
  const { token } = await response.json();
  return `registry=${address}/\n${address.replace('http:', '')}/:_authToken=${token}\n`;
}

async function freePort() {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
