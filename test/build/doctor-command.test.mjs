import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { smallBuild, temporaryFolder } from './command-client.mjs';

/** Runs `kfp doctor` of a build in a folder while the servers of this process answer. */
const runIn = (cwd, dist, ...args) => new Promise((resolve) => {
  execFile(process.execPath, [join(dist, 'cli.mjs'), 'doctor', ...args], { cwd }, (error, stdout, stderr) => resolve({ status: error?.code ?? 0, stdout, stderr }));
});
const run = (dist, ...args) => runIn(process.cwd(), dist, ...args);

/** A project with a Playwright whose browsers do not start, for these reasons: its own Chromium, Chrome and Edge. */
function projectWith(t, own, chrome, msedge) {
  const folder = temporaryFolder(t);
  mkdirSync(join(folder, 'node_modules/playwright'), { recursive: true });
  const launch = `({ channel = 'own' }) => Promise.reject(new Error('browserType.launch: ' + ${JSON.stringify({ own, chrome, msedge })}[channel]))`;
  writeFileSync(join(folder, 'node_modules/playwright/index.js'), `exports.chromium = { launch: ${launch} };`);
  return folder;
}

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
  for (const [what, text] of Object.entries({ 'two lines': 'Cookie: a=secret\nX-Other: b', 'no name': 'secret', nothing: '\n' })) {
    test(`refuses a file of a customer with ${what}, and prints nothing of it OP-12`, async (t) => {
      const { dist } = await smallBuild(t, '1.4.1');
      const file = join(temporaryFolder(t), 'cookie.txt');
      writeFileSync(file, text);
      for (const way of [['--requests'], []]) {
        const { status, stdout, stderr } = await run(dist, 'http://localhost:9/', ...way, '--customer', file);
        assert.deepEqual([status, stdout, stderr], [1, '', `kfp: ${file} is no Cookie header: one line such as name=value; other=value.\n`]);
      }
    });
  }

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

  const missing = (channel) => `Chromium distribution '${channel}' is not found at /opt/${channel}\nRun "npx playwright install ${channel}"`;
  const notInstalled = "Executable doesn't exist at /root/.cache/ms-playwright/chrome\n╔════╗\n║ Looks like Playwright was just installed. ║\n╚════╝";

  test('asks the server alone where no browser is installed OP-12', async (t) => {
    const { folder, dist } = await copied(t, '1.4.1');
    const address = await servePage(t, folder, '/kfp/1/kfp.js');
    const { status, stdout, stderr } = await runIn(projectWith(t, notInstalled, missing('chrome'), missing('msedge')), dist, address);
    assert.deepEqual([status, stderr], [0, '']);
    assert.match(stdout, /looked at by requests, without a browser/);
  });

  const broken = {
    'its own browser lacks libraries': [['\n╔════╗\n║ Host system is missing dependencies to run browsers. ║\n╚════╝', missing('chrome'), missing('msedge')], 'Host system is missing dependencies to run browsers.'],
    'Chrome ends at once': [[notInstalled, 'Failed to launch the browser process.\nBrowser logs:\n\nlibnss3.so: cannot open', missing('msedge')], 'Failed to launch the browser process.'],
  };
  for (const [what, [reasons, told]] of Object.entries(broken)) {
    test(`says why a browser that is there does not start, where ${what} OP-12`, async (t) => {
      const { folder, dist } = await copied(t, '1.4.1');
      const address = await servePage(t, folder, '/kfp/1/kfp.js');
      const { status, stdout, stderr } = await runIn(projectWith(t, ...reasons), dist, address);
      assert.deepEqual([status, stdout, stderr], [1, '', `kfp: The browser that Playwright found does not start, and --requests needs none: ${told}\n`]);
    });
  }

  test('shows control characters of a page as escapes, in text, errors and JSON OP-12', async (t) => {
    const { dist } = await smallBuild(t, '1.4.1');
    const hostile = 'a\n0 errors, 0 warnings.\n\u001b]0;title\u0007\u001b[2J\u009b31m\r\u007f';
    const escaped = String.raw`a 0 errors, 0 warnings. \u001b]0;title\u0007\u001b[2J\u009b31m\u000d\u007f`;
    const references = [...hostile].map((sign) => (sign === '\u009b' ? sign : `&#${sign.charCodeAt(0)};`)).join('');
    const server = createServer(({ url }, response) => {
      response.setHeader('Content-Type', url === '/type' ? 'text/plain; \u009b31m' : 'text/html; charset=utf-8');
      response.end(`<!doctype html><kfp-runtime distributor="${references}"></kfp-runtime>`);
    });
    await new Promise((resolve) => void server.listen(0, 'localhost', resolve));
    t.after(() => server.close());
    const address = `http://localhost:${server.address().port}`;
    const control = /[^\P{Cc}\n\t]/u;
    const text = await run(dist, `${address}/`, '--requests');
    assert.ok(text.stdout.includes(escaped), text.stdout);
    assert.doesNotMatch(text.stdout, control);
    const json = await run(dist, `${address}/`, '--requests', '--json');
    assert.doesNotMatch(json.stdout, control);
    assert.ok(JSON.parse(json.stdout).findings.some(({ what }) => what.includes(hostile)), json.stdout);
    const { stderr } = await run(dist, `${address}/type`, '--requests');
    assert.match(stderr, /^kfp: .* is not a page: its content type is «text\/plain; .*\\u009b31m»\.\n$/);
    assert.doesNotMatch(stderr, control);
  });

  test('tells two versions from the same one twice, by the release that each kfp.js leads to OP-12', async (t) => {
    const { folder, dist } = await copied(t, '1.4.1', '1.5.0');
    const ids = async (...srcs) => JSON.parse((await run(dist, await servePage(t, folder, ...srcs), '--requests', '--json')).stdout).findings.map(({ id }) => id);
    assert.deepEqual(await ids('/kfp/1.4.1/kfp.js?a', '/kfp/1.5.0/kfp.js?b'), ['two-versions']);
    assert.deepEqual(await ids('/kfp/1.4.1/kfp.js', '/kfp/1/kfp.js'), ['two-versions']);
    assert.deepEqual(await ids('/kfp/1.5.0/kfp.js', '/kfp/1/kfp.js'), ['script-twice']);
  });
});
