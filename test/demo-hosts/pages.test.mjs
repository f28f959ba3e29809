import assert from 'node:assert/strict';
import { mkdtemp, mkdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { gzipSync } from 'node:zlib';
import { distributors } from '../../demo-hosts/page-choice.mjs';
import { customers } from '../../testing/customers/customers.mjs';
import { endpointNames } from '../../testing/api/scenarios.mjs';
import { openPage, startServer } from './demo-client.mjs';

/** A small build. */
async function buildDist(t) {
  const folder = await mkdtemp(join(tmpdir(), 'demo-dist-'));
  t.after(() => rm(folder, { recursive: true }));
  const dist = join(folder, 'dist');
  await mkdir(join(dist, 'chunks'), { recursive: true });
  await mkdir(join(dist, 'portal'));
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await symlink(join(folder, 'secret.txt'), join(dist, 'link.txt'));
  await writeFile(join(dist, '.hidden'), 'secret');
  await writeFile(join(dist, 'kfp.js'), 'export {};');
  await writeFile(join(dist, 'kfp.js.gz'), gzipSync('export {};'));
  await writeFile(join(dist, 'kfp.js.br'), 'stale');
  await utimes(join(dist, 'kfp.js.br'), 1, 1);
  await writeFile(join(dist, 'chunks/a-123.js'), '1;');
  await writeFile(join(dist, 'portal/index.html'), '<!doctype html><title>Portal</title>');
  return dist;
}

const policy = [
  "default-src 'none'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'", "connect-src 'self'",
  "frame-src 'self'", "frame-ancestors 'self'", "form-action 'self'", "base-uri 'none'", "object-src 'none'",
  "require-trusted-types-for 'script'", "trusted-types 'none'",
];

test('every page has the strict policy, and a nonce of its own for its scripts D1', async (t) => {
  const { origin } = await startServer(t, { distFolder: await buildDist(t) });
  const nonces = new Set();
  for (const path of ['/demo/online-bank/', '/demo/mobile-bank/', '/demo/login/', '/demo/online-bank/']) {
    const response = await fetch(origin + path);
    const csp = response.headers.get('content-security-policy').split('; ');
    for (const directive of policy) assert.ok(csp.includes(directive), `${path} ${directive}`);
    const scriptSource = csp.find((part) => part.startsWith('script-src'));
    const nonce = /^script-src 'nonce-([^']+)' 'strict-dynamic'$/.exec(scriptSource)[1];
    nonces.add(nonce);
    const text = await response.text();
    const scripts = text.match(/<script\b[^>]*>/g);
    assert.ok(scripts.length > 0, path);
    assert.ok(scripts.every((tag) => tag.includes(`nonce="${nonce}"`) && tag.includes(' src=')), path);
    assert.doesNotMatch(text, /<style|\sstyle=|\son\w+=/);
  }
  assert.equal(nonces.size, 4);
  const portal = '/privat/forsikring/oversikt';
  for (const path of ['/', portal, `${portal}/tilbud`, '/privat/forsikring/hus', '/x']) {
    const csp = (await fetch(origin + path)).headers.get('content-security-policy').split('; ');
    for (const part of [...policy, "script-src 'self'"]) assert.ok(csp.includes(part), `${path} ${part}`);
  }
});

test('the online bank loads the elements with one module script, the mobile bank one file CF-38', async (t) => {
  const { origin } = await startServer(t);
  const modules = async (path) => {
    const { text } = await openPage(origin, '', path);
    return Array.from(text.matchAll(/<script[^>]*type="module" src="([^"]*)"/g), ([, source]) => source);
  };
  assert.deepEqual(await modules('/demo/online-bank/'), ['/dist/kfp.js']);
  assert.deepEqual(await modules('/demo/mobile-bank/'), ['/dist/standalone/kfp-offers.js']);
});

test('the address sets distributor and login context, escaped CF-30', async (t) => {
  const { origin } = await startServer(t);
  const runtimeOf = async (page, query) => /<kfp-runtime[^>]*>/.exec((await openPage(origin, query, page)).text)[0];
  assert.equal(await runtimeOf('/demo/online-bank/', ''), '<kfp-runtime>');
  assert.equal(await runtimeOf('/demo/online-bank/', 'distributor=sb1&loginContext=NETTBANK'),
    '<kfp-runtime distributor="sb1" login-context="NETTBANK">');
  assert.equal(await runtimeOf('/demo/mobile-bank/', ''), '<kfp-runtime login-context="MOBILBANK">');
  assert.equal(await runtimeOf('/demo/mobile-bank/', 'loginContext=MOBILBANK_DNB'),
    '<kfp-runtime login-context="MOBILBANK_DNB">');
  assert.match((await openPage(origin, 'theme=dark')).text, /<html lang="nb" data-theme="dark">/);
});

test('an unknown customer, scenario or distributor gets a page that lists the known ones', async (t) => {
  const { origin } = await startServer(t);
  const evil = encodeURIComponent('<img src=x onerror=alert(1)>');
  const queries = ['customer', 'scenario', 'distributor', 'loginContext', 'lang'].map((name) => `${name}=${evil}`);
  for (const query of [...queries, 'customer=constructor']) {
    const { response, text, cookies } = await openPage(origin, query);
    assert.equal(response.status, 400, query);
    assert.deepEqual(cookies, []);
    assert.ok(!text.includes('<img'), query);
    const known = [...Object.keys(customers), ...endpointNames];
    for (const name of known) assert.ok(text.includes(`<code>${name}</code>`), name);
  }
});

test('the configuration has the language that the address of the page asks for, and none without CF-41', async (t) => {
  const { origin } = await startServer(t);
  const languageOf = async (query, path) => {
    const { cookies } = await openPage(origin, query, path);
    const headers = { Cookie: cookies.join('; '), Referer: `${origin}${path}?${query}` };
    const text = await (await fetch(`${origin}/demo/config.js`, { headers })).text();
    return JSON.parse(/^window\.kfpConfig = (.*?^\});$/ms.exec(text)[1]).language;
  };
  for (const path of ['/demo/online-bank/', '/demo/mobile-bank/', '/demo/own-routes/', '/demo/failed-calls/']) {
    for (const language of ['nb', 'nn', 'en']) assert.equal(await languageOf(`lang=${language}`, path), language, path);
    assert.equal(await languageOf('', path), undefined, path);
    assert.match((await openPage(origin, 'lang=en', path)).text, /<html lang="nb"/, 'Its own words are Norwegian.');
  }
});

test('the configuration follows the address of the page, then the session CF-41', async (t) => {
  const { origin } = await startServer(t, { distFolder: await buildDist(t) });
  const { cookies } = await openPage(origin, 'distributor=eika', '/privat/forsikring/oversikt');
  const shortname = async (path, headers) => {
    const text = await (await fetch(origin + path, { headers })).text();
    return JSON.parse(/^window\.kfpConfig = (.*?^\});$/ms.exec(text)[1]).distributorInfo.shortname;
  };
  const Referer = `${origin}/demo/online-bank/?distributor=dnb`;
  const Cookie = cookies.join('; ');
  assert.equal(await shortname('/demo/config.js', {}), 'none');
  assert.equal(await shortname('/demo/config.js', { Referer }), 'dnb');
  assert.equal(await shortname('/dist/portal/config.js', { Cookie }), 'eika');
  assert.equal(await shortname('/dist/portal/config.js', { Cookie, Referer }), 'dnb');
  assert.equal(await shortname('/dist/portal/config.js', { Cookie, Referer: 'no address' }), 'eika');
});

test('files of the build come with type, caching and the best coding', async (t) => {
  const { origin } = await startServer(t, { distFolder: await buildDist(t) });
  const get = (path, headers = {}) => fetch(origin + path, { headers });
  const plain = await get('/dist/kfp.js', { 'Accept-Encoding': 'identity' });
  assert.equal(plain.headers.get('content-type'), 'text/javascript; charset=utf-8');
  assert.equal(plain.headers.get('cache-control'), 'no-cache');
  assert.equal(plain.headers.get('content-encoding'), null);
  const zipped = await get('/dist/kfp.js', { 'Accept-Encoding': 'gzip, br' });
  assert.equal(zipped.headers.get('content-encoding'), 'gzip', 'a stale .br is passed over');
  assert.equal(await zipped.text(), 'export {};');
  assert.equal((await get('/dist/kfp.js', { 'Accept-Encoding': 'gzip;q=0' })).headers.get('content-encoding'), null);
  const etag = plain.headers.get('etag');
  assert.notEqual(etag, zipped.headers.get('etag'));
  assert.equal((await get('/dist/kfp.js', { 'Accept-Encoding': 'identity', 'If-None-Match': etag })).status, 304);
  assert.match((await get('/dist/chunks/a-123.js')).headers.get('cache-control'), /immutable/);
});

/** The status of a path that no client has tidied up. */
const rawStatus = (port, path) => new Promise((resolve, reject) => {
  request({ port, host: '127.0.0.1', path }, (response) => {
    response.resume();
    resolve(response.statusCode);
  }).on('error', reject).end();
});

test('no path leads out of the folders', async (t) => {
  const { port } = await startServer(t, { distFolder: await buildDist(t) });
  const paths = [
    '/dist/../secret.txt', '/dist/..%2fsecret.txt', '/dist/%2e%2e/secret.txt', '/dist/%2e%2e%2fsecret.txt',
    '/dist/..%5csecret.txt', '/dist//../secret.txt', '/dist/chunks/..%2f..%2fsecret.txt', '/dist/%00', '/dist/%',
    '/dist/link.txt', '/dist/.hidden', '/dist/', '/dist/chunks', '//dist/kfp.js',
    '/demo/common/..%2fserver.mjs', '/demo/online-bank/../server.mjs', '/docs/../package.json', '/docs/..%2fpackage.json', '/docs/%2e%2e%2fpackage.json', '/demo/common/index.html',
  ];
  for (const path of paths) assert.equal(await rawStatus(port, path), 404, path);
  assert.equal(await rawStatus(port, '/dist/kfp.js'), 200);
});

test('a missing build is said, not hidden', async (t) => {
  const { origin } = await startServer(t);
  const response = await fetch(`${origin}/privat/forsikring/oversikt`);
  assert.equal(response.status, 503);
  assert.match(await response.text(), /npm run build/);
});

test('links out of the portal end on a page, and login pages end the session', async (t) => {
  const { origin } = await startServer(t);
  const outside = await fetch(`${origin}/privat/forsikring/hus/detaljer/%3Cb%3E`);
  assert.equal(outside.status, 200);
  const { call, cookies } = await openPage(origin, 'customer=one');
  await fetch(`${origin}/demo/timed-out/`, { headers: { Cookie: cookies.join('; ') } });
  assert.deepEqual((await call('GET', '/auth/session-status')).json, {});
});

test('the claims system shows what was sent to it, as text CJ-03 CJ-04 CJ-05', async (t) => {
  const { origin } = await startServer(t);
  const body = new URLSearchParams({ jumpSst: '<b>1</b>', referrer: 'forsikringsoversikt' });
  const sent = await fetch(`${origin}/demo/claims/`, { method: 'POST', body });
  const text = await sent.text();
  assert.equal(sent.status, 200);
  for (const line of ['<h1>Skadesaker</h1>', '<p>jumpSst: &lt;b&gt;1&lt;/b&gt;</p>', '<p>referrer: forsikringsoversikt</p>']) assert.ok(text.includes(line));
  const visited = await (await fetch(`${origin}/demo/claims/`)).text();
  assert.ok(visited.includes('uten å være logget inn'));
});

test('a framed login ends on a page of the frame LG-06 LG-07', async (t) => {
  const { origin } = await startServer(t);
  const body = new URLSearchParams({ customer: 'one', return: '/demo/login/done/' });
  const sent = await fetch(`${origin}/demo/login/`, { method: 'POST', body, redirect: 'manual' });
  assert.deepEqual([sent.status, sent.headers.get('location')], [303, '/demo/login/done/']);
  assert.ok((await (await fetch(`${origin}/demo/login/done/`)).text()).includes('Du er logget inn'));
});

test('each distributor has a configuration of its own CF-46', async (t) => {
  const { origin } = await startServer(t);
  const read = async (distributor) => {
    const Referer = `${origin}/demo/online-bank/?distributor=${distributor}`;
    const text = await (await fetch(`${origin}/demo/config.js`, { headers: { Referer } })).text();
    return JSON.parse(/^window\.kfpConfig = (.*);\s*$/s.exec(text.split('window.kfpOptIn')[0])[1]);
  };
  const phones = new Set();
  for (const distributor of distributors) {
    const config = await read(distributor);
    assert.equal(config.distributorInfo.shortname, distributor);
    assert.deepEqual(Object.keys(config.contactInfo), ['navn', 'telefon', 'epost', 'apningstider', 'domene']);
    phones.add(config.contactInfo.telefon);
  }
  assert.equal(phones.size, distributors.length);
});

test('the API tells how to reach the bank whose page it is FH-17', async (t) => {
  const { origin } = await startServer(t);
  const nameOf = async (query, path) => (await (await openPage(origin, query, path)).call('GET', '/auth/bankkontakt')).json.navn;
  assert.equal(await nameOf('', '/demo/online-bank/'), 'Fjordbanken Forsikring');
  assert.equal(await nameOf('distributor=sbm', '/demo/online-bank/'), 'Kystbanken');
  assert.equal(await nameOf('', '/demo/own-routes/'), 'Dalbanken');
});

test('a bank with its own router serves its page for each of its routes, and its files NX-19 RT-22', async (t) => {
  const { origin } = await startServer(t);
  for (const path of ['', 'tilbud', 'privat/forsikring/hus']) {
    const response = await fetch(`${origin}/demo/own-routes/${path}`);
    assert.ok((await response.text()).includes('<kfp-navigation>'), path);
  }
  const file = await fetch(`${origin}/demo/own-routes/own-routes.js`);
  assert.deepEqual([file.status, file.headers.get('content-type')], [200, 'text/javascript; charset=utf-8']);
  const overview = await fetch(`${origin}/demo/banks/fjordbanken/overview`, { redirect: 'manual' });
  assert.deepEqual([overview.status, overview.headers.get('location')], [302, '/demo/online-bank/']);
});
