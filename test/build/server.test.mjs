import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import vm from 'node:vm';
import { contentSecurityPolicy } from '../../demo-hosts/content-security-policy.mjs';
import { smallBuild } from './command-client.mjs';

const base = '/static/kfp/';
let head;
let csp;
let dist;

before(async () => {
  const build = await smallBuild({ after: (end) => process.once('exit', end) }, '1.4.1');
  ({ head, csp } = await build.server());
  ({ dist } = build);
});

const manifest = () => JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));

test('head preloads what the tags need first, from the folder of the version, each checked AN-10', () => {
  const { html, preload, importmap } = head({ tags: ['kfp-offers', 'kfp-portal'], base });
  const { files } = manifest();
  const first = ['kfp.js', 'chunks/offers-1.js', 'chunks/core-1.js'];
  const urgent = (file) => (file === 'kfp.js' ? ' fetchpriority="high"' : '');
  const link = (file) => `<link rel="modulepreload" href="/static/kfp/1.4.1/${file}"${urgent(file)} integrity="${files[file].integrity}">`;
  const script = `<script type="module" src="/static/kfp/1.4.1/kfp.js" fetchpriority="high" integrity="${files['kfp.js'].integrity}"></script>`;
  assert.equal(html, `${[...first.map(link), script].join('\n')}\n`);
  const header = (file) => `</static/kfp/1.4.1/${file}>; rel=preload; as=script; crossorigin; integrity="${files[file].integrity}"`;
  assert.equal(preload, first.map(header).join(', '));
  const checked = ['chunks/core-1.js', 'chunks/offers-1.js', 'kfp.js', 'standalone/kfp-offers.js', 'standalone/kfp-portal.js'];
  assert.deepEqual(importmap.integrity, Object.fromEntries(checked.map((file) => [`/static/kfp/1.4.1/${file}`, files[file].integrity])));
});

test('the import map checks what an element falls back on, for the elements of the page alone AN-10', () => {
  const fallbacks = (tags) => Object.keys(head({ tags, base }).importmap.integrity).filter((file) => file.includes('/standalone/'));
  assert.deepEqual(fallbacks(['kfp-offers', 'kfp-offers']), ['/static/kfp/1.4.1/standalone/kfp-offers.js']);
  assert.deepEqual(fallbacks([]), []);
});

test('with a nonce head has import map and configuration, and the nonce on all that a policy looks at AN-11', () => {
  const { html, preload, importmap } = head({ tags: ['kfp-offers'], base, nonce: 'a+/_-9==', config: { insurerName: 'Fjord' } });
  const tags = html.match(/<(?:script|link)[^>]*>/g);
  assert.equal(tags.length, 6);
  assert.ok(tags.every((tag) => tag.includes(' nonce="a+/_-9=="')));
  assert.ok(preload.split(', ').every((part) => part.endsWith('; nonce="a+/_-9=="')));
  assert.ok(html.indexOf('importmap') < html.indexOf('modulepreload'), 'Nothing may load a module before the import map.');
  assert.deepEqual(JSON.parse(/<script type="importmap"[^>]*>(.*?)<\/script>/.exec(html)[1]), importmap);
});

test('head adds its import map to that of the page', () => {
  const own = { imports: { bank: '/bank.js' }, scopes: { '/a/': { bank: '/other.js' } }, integrity: { '/bank.js': 'sha384-own' } };
  const { html, importmap } = head({ tags: ['kfp-offers'], base, nonce: 'n', importmap: own });
  assert.deepEqual([importmap.imports, importmap.scopes], [own.imports, own.scopes]);
  assert.deepEqual(importmap.integrity, { ...own.integrity, ...head({ tags: ['kfp-offers'], base }).importmap.integrity });
  assert.deepEqual(JSON.parse(/<script type="importmap"[^>]*>(.*?)<\/script>/.exec(html)[1]), importmap);
});

test('the loader runs as soon as it is here where its configuration is there before it AN-10', () => {
  const loader = (options) => /<script type="module"[^>]*>/.exec(head({ tags: ['kfp-offers'], base, nonce: 'abc', ...options }).html)[0];
  assert.match(loader({ config: {} }), / async=""/);
  assert.doesNotMatch(loader({}), /async/);
});

test('the configuration ends no script, whatever it holds AN-11', () => {
  const config = { insurerName: '</script><!--<script>\u2028\u2029"\'&', consentAreas: [{ path: '/a' }] };
  const { html } = head({ tags: [], base, nonce: 'abc', config });
  const [, script] = /<script nonce="abc">(.*?)<\/script>/s.exec(html);
  assert.doesNotMatch(script, /[<\u2028\u2029]/);
  const window = {};
  vm.runInNewContext(script, { window });
  assert.deepEqual(JSON.parse(JSON.stringify(window.kfpConfig)), config);
});

test('head refuses what would be broken or dangerous in a page AN-12', () => {
  assert.throws(() => head({ tags: ['kfp-offers', 'kfp-offer'], base }), { name: 'TypeError', message: 'There is no element <kfp-offer>.' });
  assert.throws(() => head({ tags: ['constructor'], base }), { name: 'TypeError', message: /<constructor>/ });
  assert.throws(() => head({ tags: [], base, nonce: '"><script>' }), { name: 'TypeError', message: 'The nonce is not base64.' });
  assert.throws(() => head({ tags: [], base, config: {} }), { name: 'TypeError', message: /needs a nonce/ });
  assert.throws(() => head({ tags: [], base: 'javascript:alert(1)' }), { name: 'TypeError', message: /neither a path/ });
  const { html } = head({ tags: [], base: '/a"><script>alert(1)</script>&\'/' });
  assert.equal(html.match(/<script/g).length, 1);
  assert.ok(html.includes('"/a%22%3E%3Cscript%3Ealert(1)%3C/script%3E&amp;&#39;/1.4.1/kfp.js"'));
});

test('a base is a path or an address, with or without a slash at its end AN-12', () => {
  const script = (given) => /src="([^"]*)"/.exec(head({ tags: [], base: given }).html)[1];
  assert.equal(script('/static/kfp'), '/static/kfp/1.4.1/kfp.js');
  assert.equal(script('/'), '/1.4.1/kfp.js');
  assert.equal(script('https://files.example'), 'https://files.example/1.4.1/kfp.js');
  assert.equal(script('https://files.example/kfp/'), 'https://files.example/kfp/1.4.1/kfp.js');
});

test('csp is the documented policy, and that of the demo server but for what its pages need themselves AN-13', () => {
  const [documented] = /^default-src 'none';.*$/m.exec(readFileSync('docs/guides/csp.md', 'utf8'));
  assert.equal(csp({ tags: ['kfp-offers'] }).header, documented);
  const split = (policy) => Object.fromEntries(policy.split('; ').map((directive) => [directive.split(' ', 1)[0], directive]));
  for (const nonce of [undefined, 'abc']) {
    const demo = split(contentSecurityPolicy(nonce));
    const own = { 'font-src': "font-src 'self'", 'img-src': "img-src 'self' data:" };
    assert.deepEqual(demo, { ...split(csp({ tags: ['kfp-portal'], ...(nonce ? { nonce } : {}) }).header), ...own });
  }
});

test('csp has each origin that the configuration leads to, where it is needed AN-13', () => {
  const config = {
    kfpApiHost: 'https://api.example/x',
    authBase: 'https://login.example/api',
    analytics: { token: 'a' },
    errorReporting: { dsn: 'https://abc@errors.example/1' },
    skadesaker: { url: 'https://claims.example/jump' },
  };
  const directives = (tags, more = {}) => csp({ tags, config: { ...config, ...more } }).directives;
  const offers = directives(['kfp-offers']);
  const called = ["'self'", 'https://api.example', 'https://login.example', 'https://api-eu.mixpanel.com', 'https://errors.example'];
  assert.deepEqual(offers['connect-src'], called);
  assert.deepEqual(offers['form-action'], ["'self'"]);
  assert.equal(offers['frame-src'], undefined);
  for (const tag of ['kfp-portal', 'kfp-claims-jump']) assert.deepEqual(directives([tag])['form-action'], ["'self'", 'https://claims.example']);
  for (const tag of ['kfp-portal', 'kfp-login']) assert.deepEqual(directives([tag])['frame-src'], ["'self'"]);
  assert.deepEqual(directives(['kfp-portal'], { logoUrl: 'https://files.example/logo.svg' })['img-src'], ["'self'", 'https://files.example']);
  assert.deepEqual(directives(['kfp-offers'], { logoUrl: 'https://files.example/logo.svg' })['img-src'], ["'self'"]);
  assert.deepEqual(directives([], { analytics: { apiHost: 'https://a.example' } })['connect-src'].includes('https://a.example'), false);
  assert.ok(directives([], { analytics: { token: 'a', apiHost: 'https://a.example' } })['connect-src'].includes('https://a.example'));
  assert.deepEqual(csp({ tags: [], config: { kfpApiHost: '/', authBase: '/api' } }).directives['connect-src'], ["'self'"]);
  // A variable of the environment may end with a line break; the elements take it.
  const padded = { kfpApiHost: 'https://api.example\n', errorReporting: { dsn: ' https://abc@errors.example/1\n' } };
  assert.deepEqual(csp({ tags: [], config: padded }).directives['connect-src'], ["'self'", 'https://api.example', 'https://errors.example']);
  const elsewhere = csp({ tags: ['kfp-portal'], base: 'https://files.example/kfp/' }).directives;
  for (const name of ['script-src', 'connect-src', 'style-src']) assert.deepEqual(elsewhere[name], ["'self'", 'https://files.example'], name);
  assert.deepEqual(csp({ tags: [], nonce: 'abc' }).directives['script-src'], ["'nonce-abc'", "'strict-dynamic'"]);
});

test('csp takes no address that would change the policy or that the elements refuse AN-13', () => {
  const refused = ['https://a.example; script-src *', 'javascript:alert(1)', 'http://api.example', 'https://u:p@a.example', 'https://', 'https://a;style-src', 'https://*', 'https://a,b'];
  for (const kfpApiHost of refused) {
    assert.throws(() => csp({ tags: [], config: { kfpApiHost } }), { name: 'TypeError', message: /^kfpApiHost of the configuration/ }, kfpApiHost);
  }
  for (const host of ['https://a;style-src', 'https://*/', 'https://a,b', "https://'self'/"]) {
    assert.throws(() => csp({ tags: [], base: host }), { name: 'TypeError', message: /neither a path/ }, host);
  }
  assert.throws(() => csp({ tags: [], nonce: "a' 'unsafe-inline" }), TypeError);
  assert.throws(() => csp({ tags: [], nonce: null }), { name: 'TypeError', message: 'The nonce is not base64.' });
  assert.throws(() => csp({ tags: [['kfp-offers']] }), { name: 'TypeError', message: 'There is no element <kfp-offers>.' });
  for (const tags of [undefined, 'kfp-offers', new Set(['kfp-offers'])]) {
    assert.throws(() => csp({ tags }), { name: 'TypeError', message: "tags must be a list, such as ['kfp-offers']." });
    assert.throws(() => head({ tags, base }), { name: 'TypeError', message: "tags must be a list, such as ['kfp-offers']." });
  }
  assert.deepEqual(csp({ tags: [], config: null }), csp({ tags: [] }));
  assert.equal(head({ tags: [], base, config: null }).html, head({ tags: [], base }).html);
  for (const config of [[], 'x']) {
    assert.throws(() => csp({ tags: [], config }), { name: 'TypeError', message: 'config must be an object.' });
    assert.throws(() => head({ tags: [], base, config, nonce: 'abc' }), { name: 'TypeError', message: 'config must be an object.' });
  }
  assert.throws(() => csp({ tags: ['kfp-x'] }), { name: 'TypeError', message: 'There is no element <kfp-x>.' });
});

test('the host of the analytics service is the one that the elements call AN-13', () => {
  assert.match(readFileSync('src/runtime/analytics/mixpanel-client.ts', 'utf8'), /import { analyticsHost } from '..\/..\/domain\/csp-addresses.ts'/);
  const called = 'https://api-eu.mixpanel.com';
  for (const apiHost of [undefined, null, '']) {
    assert.ok(csp({ tags: [], config: { analytics: { token: 'a', apiHost } } }).directives['connect-src'].includes(called), String(apiHost));
  }
});

test('the module needs neither Node nor a page AN-10', () => {
  const code = readFileSync(join(dist, 'server.js'), 'utf8').replace(/export\s*\{[^}]*\};?\s*$/, '');
  assert.doesNotMatch(code, /^import|require\(|import\(/m);
  const context = vm.createContext({ URL });
  vm.runInContext(`${code};globalThis.result = head({ tags: ['kfp-offers'], base: '/x' }).html + csp({ tags: [] }).header;`, context);
  assert.match(context.result, /\/x\/1\.4\.1\/kfp\.js[^]*default-src/);
});
