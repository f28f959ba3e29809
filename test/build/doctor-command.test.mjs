import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { smallBuild, temporaryFolder } from './command-client.mjs';

/** Runs `kfp doctor` of a build while the servers of this process answer. */
const run = (dist, ...args) => new Promise((resolve) => {
  execFile(process.execPath, [join(dist, 'cli.mjs'), 'doctor', ...args], (error, stdout, stderr) => resolve({ status: error?.code ?? 0, stdout, stderr }));
});

/** Serves a folder below `/kfp/`, and at every other path a page with these script tags. Returns the address of the page. */
async function servePage(t, folder, ...srcs) {
  const scripts = srcs.map((src) => `<script type="module" src="${src}"></script>`).join('');
  const server = createServer(({ url }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (!pathname.startsWith('/kfp/')) return response.setHeader('Content-Type', 'text/html').end(`<!doctype html>${scripts}<kfp-runtime></kfp-runtime><kfp-offers></kfp-offers>`);
    const file = join(folder, pathname.slice('/kfp/'.length));
    if (!existsSync(file)) return response.writeHead(404, { 'Content-Type': 'application/json' }).end('{}');
    return response.setHeader('Content-Type', file.endsWith('.js') ? 'text/javascript' : 'application/json').end(readFileSync(file));
  });
  await new Promise((resolve) => void server.listen(0, 'localhost', resolve));
  t.after(() => server.close());
  return `http://localhost:${server.address().port}/`;
}

/** A folder that `kfp copy` has written, with these versions. */
async function copied(t, ...versions) {
  const folder = temporaryFolder(t);
  const builds = [];
  for (const version of versions) {
    const build = await smallBuild(t, version);
    assert.equal(build.kfp('copy', folder, '--base', '/kfp/').status, 0);
    builds.push(build);
  }
  return { folder, dist: builds[0].dist };
}

describe('kfp doctor', () => {
  for (const [what, src] of Object.entries({ 'with a query': '/kfp/1.4.1/kfp.js?v=1', 'that leads to the current version': '/kfp/1/kfp.js' })) {
    test(`finds half a release behind a kfp.js ${what} OP-12`, async (t) => {
      const { folder, dist } = await copied(t, '1.4.1');
      const address = await servePage(t, folder, src);
      const found = async () => JSON.parse((await run(dist, address, '--requests', '--json')).stdout).findings.map(({ id, what: text }) => `${id}: ${text}`);
      assert.deepEqual(await found(), []);
      rmSync(join(folder, '1.4.1/chunks/offers-1.js'));
      assert.deepEqual(await found(), [`file-missing: ${address}kfp/1.4.1/chunks/offers-1.js answers 404`]);
      rmSync(join(folder, '1.4.1'), { recursive: true });
      if (what !== 'with a query') assert.deepEqual(await found(), [`file-missing: ${address}kfp/1.4.1/kfp.js answers 404`]);
    });
  }

  test('tells two versions from the same one twice, by the release that each kfp.js leads to OP-12', async (t) => {
    const { folder, dist } = await copied(t, '1.4.1', '1.5.0');
    const ids = async (...srcs) => JSON.parse((await run(dist, await servePage(t, folder, ...srcs), '--requests', '--json')).stdout).findings.map(({ id }) => id);
    assert.deepEqual(await ids('/kfp/1.4.1/kfp.js?a', '/kfp/1.5.0/kfp.js?b'), ['two-versions']);
    assert.deepEqual(await ids('/kfp/1.4.1/kfp.js', '/kfp/1/kfp.js'), ['two-versions']);
    assert.deepEqual(await ids('/kfp/1.5.0/kfp.js', '/kfp/1/kfp.js'), ['script-twice']);
  });
});
