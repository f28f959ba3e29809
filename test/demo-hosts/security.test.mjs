import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { notices } from '../../demo-hosts/notices.mjs';
import { startServer } from './demo-client.mjs';

const portal = '/privat/forsikring/oversikt';

/** A build that is no more than the portal's page. */
async function buildPortal(t) {
  const folder = await mkdtemp(join(tmpdir(), 'demo-portal-'));
  t.after(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'portal'));
  await writeFile(join(folder, 'portal/index.html'), '<!doctype html><title>Portal</title>');
  return folder;
}

/** Where every kind of page is, with the status that it has. */
const pages = {
  '/': 200, '/demo/online-bank/': 200, '/demo/online-bank/?customer=nobody': 400, '/demo/mobile-bank/': 200,
  '/demo/own-routes/': 200, '/demo/own-routes/tilbud': 200, '/demo/login/': 200, '/demo/claims/': 200,
  '/demo/gallery/': 200, '/demo/gallery/?element=nothing': 400, '/demo/gallery/frame/': 200,
  '/demo/analytics/': 200, '/demo/error-reports/': 200,
  [portal]: 200, [`${portal}/tilbud`]: 200, '/dist/portal/index.html': 200, '/privat/forsikring/hus': 200, '/x': 404,
  ...Object.fromEntries(Object.keys(notices).map((path) => [path, 200])),
};

/** The directives of a policy, by name. */
const directivesOf = (policy) => new Map((policy ?? '').split('; ').map((directive) => [directive.split(' ', 1)[0], directive]));

test('every page says who may frame it and where its forms may lead: its own server alone D1', async (t) => {
  const { origin } = await startServer(t, { distFolder: await buildPortal(t) });
  const check = (response, path) => {
    const directives = directivesOf(response.headers.get('content-security-policy'));
    assert.match(response.headers.get('content-type'), /^text\/html/, path);
    assert.equal(directives.get('frame-ancestors'), "frame-ancestors 'self'", path);
    assert.equal(directives.get('form-action'), "form-action 'self'", path);
  };
  for (const [path, status] of Object.entries(pages)) {
    const response = await fetch(origin + path);
    assert.equal(response.status, status, path);
    check(response, path);
  }
  check(await fetch(`${origin}/demo/claims/`, { method: 'POST', body: new URLSearchParams({ jumpSst: '1' }) }), 'a form that was sent');
  const unbuilt = await startServer(t);
  check(await fetch(unbuilt.origin + portal), 'a portal that is not built');
});

/** What the server answers to a request with a Host of its own; none where it is undefined. */
const ask = (port, host, path = '/', method = 'GET') => new Promise((resolve, reject) => {
  const call = request({ port, host: '127.0.0.1', path, method, setHost: false, headers: host === undefined ? {} : { host } }, (response) => {
    let text = '';
    response.on('data', (piece) => (text += piece));
    response.on('end', () => resolve({ status: response.statusCode, text }));
  });
  call.on('error', reject).end();
});

test('the server answers for the names of its own machine alone, whatever leads to it D1', async (t) => {
  const { port, server } = await startServer(t);
  for (const host of ['localhost', 'LOCALHOST', '127.0.0.1', '[::1]']) {
    for (const own of [host, `${host}:${port}`, `${host}:1`]) assert.equal((await ask(port, own)).status, 200, own);
  }
  const before = server.requests.length;
  const strangers = [
    'evil.example', `evil.example:${port}`, 'localhost.evil.example', 'localhost.', 'notlocalhost', '127.0.0.1.evil.example', '127.0.0.2',
    '0.0.0.0', '::1', '[::2]', 'localhost@evil.example', 'localhost:80:80', 'localhost:x', 'localhost evil.example', '',
  ];
  for (const host of strangers) {
    for (const [path, method] of [['/', 'GET'], ['/api/privat/forsikring/skadekunde/hent', 'GET'], ['/demo/login/', 'POST'], ['/dist/kfp.js', 'HEAD']]) {
      const { status, text } = await ask(port, host, path, method);
      assert.deepEqual([host, status], [host, 421]);
      assert.equal(text, method === 'HEAD' ? '' : 'This server answers for localhost only.\n');
    }
  }
  assert.equal(server.requests.length, before);
});
