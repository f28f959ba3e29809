import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import test from 'node:test';
import { entries } from '../../demo-hosts/gallery/entries.mjs';
import { distributors } from '../../demo-hosts/page-choice.mjs';
import { parseScenario } from '../../testing/api/scenarios.mjs';
import { createClient, openPage, startServer } from './demo-client.mjs';

const gallery = '/demo/gallery/';
const nameOf = (file) => file.replace(/\.\w+$/, '');

test('the gallery shows every element', () => {
  const tags = readdirSync('elements').map((file) => `kfp-${nameOf(file)}`).filter((tag) => !['kfp-kfp', 'kfp-runtime'].includes(tag));
  const shown = entries.map(({ tag }) => tag);
  assert.deepEqual(tags.filter((tag) => !shown.includes(tag)), [], 'Elements that no file of demo-hosts/gallery/states/ has.');
  assert.equal(new Set(shown).size, shown.length);
});

/** Draw nothing of their own. */
const unseen = ['focus-arrival.tsx'];

test('the gallery shows every part', () => {
  const parts = readdirSync('src/ui', { recursive: true }).filter((file) => file.endsWith('.tsx') && !unseen.includes(basename(file)));
  const files = [...readdirSync('gallery').map((file) => `gallery/${file}`), ...parts.map((file) => `src/ui/${file}`)];
  const sources = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  assert.ok(parts.length > 40);
  assert.deepEqual(parts.filter((part) => !sources.includes(`/${basename(part)}'`)), [], 'Parts that no file of gallery/ has.');
});

test('each state has an address of its own, a known customer and known scenarios', async (t) => {
  const { origin } = await startServer(t);
  for (const { tag, states } of entries) {
    assert.equal(new Set(states.map(({ name }) => name)).size, states.length, tag);
    for (const { name, scenario = '', path = '' } of states) {
      assert.deepEqual(parseScenario(scenario).unknown, [], `${tag} ${name}`);
      const { response, text } = await openPage(origin, `element=${tag}&state=${name}&theme=dark&distributor=dnb`, `${gallery}frame/${path}`);
      assert.equal(response.status, 200, `${tag} ${name}`);
      assert.match(text, new RegExp(`<html lang="nb" data-theme="dark">[^]*<(main|div)>(<h1[^>]*>[^<]*</h1>)?<${tag}[ >]`));
      assert.doesNotMatch(text, /<style|\sstyle=|\son\w+=|\{\{/);
      assert.ok(text.match(/<script\b[^>]*>/g).every((one) => one.includes(' nonce="') && one.includes(' src=')), `${tag} ${name}`);
    }
  }
});

test('gallery steps press buttons by their tracking name, which is the same in every language', () => {
  const names = readFileSync('src/runtime/analytics/event-names.ts', 'utf8');
  const pressed = entries.flatMap(({ states }) => states.flatMap(({ steps = [] }) => steps.flatMap(({ press = [] }) => press)));
  assert.ok(pressed.length > 20);
  assert.deepEqual(pressed.filter((name) => !new RegExp(`^  '?${name}'?:`, 'm').test(names)), []);
});

test('the language of the gallery is that of its frames and links; its own words stay Norwegian', async (t) => {
  const { origin } = await startServer(t);
  const { text } = await openPage(origin, 'element=kfp-offers&lang=nn', gallery);
  assert.match(text, /<html lang="nb"/);
  assert.match(text, /<option value="nn" selected>nynorsk<\/option>/);
  const links = Array.from(text.matchAll(/<a href="\/demo\/gallery\/\?([^"]*)"/g), ([, query]) => query);
  assert.deepEqual(links.filter((query) => !query.includes('lang=nn')), []);
  const [, source] = /<iframe src="([^"]*)"/.exec(text);
  const frame = await (await fetch(origin + source.replaceAll('&amp;', '&'))).text();
  assert.match(frame, /<html lang="nn"/);
});

test('one frame for each distributor and theme, which share the session of the gallery', async (t) => {
  const { origin } = await startServer(t);
  const page = await openPage(origin, 'element=kfp-offers&state=tomt&distributor=all&theme=both', gallery);
  const sources = Array.from(page.text.matchAll(/<iframe src="([^"]*)"/g), ([, source]) => source.replaceAll('&amp;', '&'));
  assert.equal(sources.length, 2 * distributors.length);
  const sessions = new Set([page.cookies[0]]);
  for (const source of sources) {
    const response = await fetch(origin + source, { headers: { Cookie: page.cookies.join('; ') } });
    sessions.add(response.headers.getSetCookie()[0].split(';')[0]);
  }
  assert.equal(sessions.size, 1);
  const { json } = await createClient(origin, page.cookies).call('GET', '/avtaleoversikt/tilbud');
  assert.deepEqual(json.tilbud, []);
});

test('the address may name customer, scenario and login context in place of the state\'s; links keep them', async (t) => {
  const { origin } = await startServer(t);
  const { text, cookies } = await openPage(origin, 'element=kfp-offers&customer=one&loginContext=MOBILBANK&width=320', gallery);
  assert.match(text, /customer=one&amp;loginContext=MOBILBANK" aria-current|loginContext=MOBILBANK&amp;customer=one" aria-current/);
  const { json } = await createClient(origin, cookies).call('GET', '/avtaleoversikt/tilbud');
  assert.equal(json.tilbud.length, 1);
  const [, source] = /<iframe src="([^"]*)"/.exec(text);
  const frame = await (await fetch(origin + source.replaceAll('&amp;', '&'))).text();
  assert.match(frame, /login-context="MOBILBANK"/);
});

test('an unknown element, state or choice gets the page that lists the known ones', async (t) => {
  const { origin } = await startServer(t);
  for (const query of ['element=kfp-x', 'element=kfp-offers&state=x', 'customer=x', 'scenario=x', 'distributor=x', 'lang=x']) {
    for (const path of [gallery, `${gallery}frame/`]) {
      const { response, text } = await openPage(origin, query, path);
      assert.equal(response.status, 400, query);
      assert.match(text, /«(kfp-)?x» finnes ikke/);
    }
  }
  assert.equal((await fetch(`${origin}/demo/gallery`, { redirect: 'manual' })).headers.get('location'), gallery);
});

test('the parts are made into a script when they are asked for', async (t) => {
  const { origin } = await startServer(t);
  const response = await fetch(`${origin}${gallery}parts.js`);
  assert.equal(response.headers.get('content-type'), 'text/javascript; charset=utf-8');
  const script = await response.text();
  assert.match(script, /gallery-parts/);
  assert.match(script, /--kfp-rem\) \* /);
  assert.doesNotMatch(script, /react-dom/);
});
