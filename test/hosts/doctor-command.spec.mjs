import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createMockServer } from '@kfp/elements/testing';
import { findBrowser } from '../support/browsers.mjs';
import { expect, test as base } from './fixtures.mjs';

const cli = `${process.env.KFP_OUT || new URL('../../dist', import.meta.url).pathname}/cli.mjs`;
const { executablePath } = findBrowser('chromium') ?? {};

const html = { 'Content-Type': 'text/html; charset=utf-8' };
const markup = (body, head = '<script type="module" src="/dist/kfp.js"></script>') =>
  `<!doctype html><html lang="nb"><head><meta charset="utf-8"><title>Banken</title>${head}</head><body><main><h1>Banken</h1>${body}</main></body></html>`;
const good = '<kfp-runtime distributor="sb1"></kfp-runtime><kfp-offers></kfp-offers>';

/** `doctor(...args)` runs `kfp doctor`; `serve(path, body)` has the bank's server answer with a page of the test. */
const test = base.extend({
  doctor: async ({}, use) => use((...args) => new Promise((resolve) => {
    execFile(process.execPath, [cli, 'doctor', ...args], { timeout: 50_000 }, (error, stdout, stderr) => resolve({ status: error?.code ?? 0, stdout, stderr }));
  })),

  /** A bank's server: pages of its own, and everything else from the demo server. */
  bank: async ({ demo }, use) => {
    const pages = new Map();
    const server = createServer(async ({ url, headers }, response) => {
      const page = pages.get(url);
      if (page) return response.writeHead(page.status ?? 200, { ...html, ...page.headers }).end(page.body);
      const { status, headers: answered, body } = await fetch(demo.origin + url, { headers: { cookie: headers.cookie ?? '' } });
      const kept = [...answered].filter(([name]) => !/^(content-encoding|content-length|transfer-encoding|connection|keep-alive)$/.test(name));
      response.writeHead(status, Object.fromEntries(kept));
      Readable.fromWeb(body ?? new Response('').body).pipe(response);
    });
    await new Promise((resolve) => void server.listen(0, 'localhost', resolve));
    const origin = `http://localhost:${String(server.address().port)}`;
    await use({ origin, serve: (path, body, more = {}) => pages.set(path, { body, ...more }) && origin + path });
    server.closeAllConnections();
    await new Promise((resolve) => void server.close(resolve));
  },

  /** The cookies of a customer who is logged in at the bank, as a file. */
  customer: async ({ demo }, use, info) => {
    const { headers } = await fetch(`${demo.origin}/demo/online-bank/?distributor=sb1`);
    const file = info.outputPath('cookies.txt');
    await writeFile(file, `Cookie: ${headers.getSetCookie().map((cookie) => cookie.split(';')[0]).join('; ')}\n`);
    await use(file);
  },
});

test.describe('kfp doctor in a browser', () => {
  test('finds nothing on a good page, with exit code 0, also under a strict policy OP-12', async ({ doctor, bank, customer }) => {
    const policy = "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; style-src 'self' 'unsafe-inline'; require-trusted-types-for 'script'";
    for (const headers of [{}, { 'Content-Security-Policy': policy }]) {
      const address = bank.serve('/bank', markup(good), { headers });
      const { status, stdout, stderr } = await doctor(address, '--browser', executablePath, '--customer', customer);
      expect([status, stderr]).toEqual([0, '']);
      expect(stdout).toMatch(/^http:\/\/localhost:\d+\/bank: looked at in Chromium [\d.]+\n\nNothing wrong was found\.\n$/);
    }
  });

  test('finds what is wrong, errors first, with exit code 1, also as JSON OP-12', async ({ doctor, bank, customer }) => {
    const address = bank.serve('/bank', markup(`${good}<kfp-runtime></kfp-runtime><kfp-ofers></kfp-ofers>`));
    const { status, stdout } = await doctor(address, '--browser', executablePath, '--customer', customer);
    expect(status).toBe(1);
    expect(stdout).toContain('\n\nerror    tag-unknown\n         <kfp-ofers> is not an element\n         use <kfp-offers>\n\nwarning  runtime-twice\n');
    expect(stdout).toMatch(/\n1 error, 1 warning\.\n$/);
    const { url, browser, findings, notLookedAt } = JSON.parse((await doctor(address, '--browser', executablePath, '--customer', customer, '--json')).stdout);
    expect([url, notLookedAt, findings.map(({ id }) => id)]).toEqual([address, [], ['tag-unknown', 'runtime-twice']]);
    expect(browser).toMatch(/^Chromium \d/);
  });

  test('asks a runtime in a shadow root, which knows the configuration OP-12', async ({ doctor, bank, customer }) => {
    const runtime = `<template shadowrootmode="open"><kfp-runtime distributor="sb1" config='{"insurername":"Fjord"}'></kfp-runtime></template>`;
    const address = bank.serve('/bank', markup(`<bank-box>${runtime}</bank-box><kfp-offers></kfp-offers>`));
    const { findings } = JSON.parse((await doctor(address, '--browser', executablePath, '--customer', customer, '--json')).stdout);
    expect(findings.map(({ id, mend }) => `${id}: ${mend}`)).toEqual(['config-unknown: use insurerName']);
  });

  for (const [what, [body, head, ids]] of Object.entries({
    'a page that holds its elements in a closed shadow root': [`<bank-box><template shadowrootmode="closed">${good}</template></bank-box>`, undefined, []],
    'a page without a runtime': ['<kfp-offers></kfp-offers>', undefined, ['runtime-missing']],
    'a page where kfp.js does not run': [good, '<script src="/dist/kfp.js"></script>', ['script-classic']],
  })) {
    test(`blames no API that ${what} does not call OP-12`, async ({ doctor, bank }) => {
      const api = await createMockServer({ customer: 'full', distributor: 'sb1' });
      bank.serve('/api/privat/forsikring/auth/session-status', '', { status: 404 });
      const config = `<script>window.kfpConfig = ${JSON.stringify({ kfpApiHost: api.url, distributorInfo: { shortname: 'sb1' } })}</script>`;
      const address = bank.serve('/bank', markup(body, config + (head ?? '<script type="module" src="/dist/kfp.js"></script>')));
      const { stdout, stderr } = await doctor(address, '--browser', executablePath, '--json');
      await api.close();
      expect(stderr).toBe('');
      expect(JSON.parse(stdout).findings.map(({ id }) => id)).toEqual(ids);
      expect(JSON.parse(stdout).notLookedAt).toEqual(head ? ['api-missing', 'api-cors', 'expiry-hidden', 'expiry-missing', 'answers-old'] : []);
    });
  }

  test('sees a page without an address of ours whose only element is in a closed shadow root and shows an error OP-12', async ({ doctor, bank }) => {
    const api = await createMockServer({ customer: 'full', distributor: 'sb1', scenario: 'tilbud-500' });
    const config = JSON.stringify({ kfpApiHost: api.url, distributorInfo: { shortname: 'sb1' } });
    const body = '<bank-box><template shadowrootmode="closed"><kfp-offers></kfp-offers></template></bank-box>';
    const address = bank.serve('/bank', markup(body, `<script type="module">window.kfpConfig = ${config}; import('/dist/kfp.js');</script>`));
    const { stdout, stderr } = await doctor(address, '--browser', executablePath, '--json');
    await api.close();
    expect(stderr).toBe('');
    expect(JSON.parse(stdout).findings.map(({ id }) => id)).toEqual(['runtime-missing']);
  });

  test('looks also where kfp.js does not run, and says where an address led to OP-12', async ({ doctor, bank }) => {
    const address = bank.serve('/bank', markup(good, '<script src="/dist/kfp.js"></script>'));
    const start = bank.serve('/start', '', { status: 302, headers: { Location: '/bank' } });
    const { status, stdout } = await doctor(start, '--browser', executablePath);
    expect(status).toBe(1);
    expect(stdout.startsWith(`${start}, which led to ${address}: looked at in Chromium`)).toBe(true);
    expect(stdout).toContain('error    script-classic\n');
    expect(stdout).toContain('Not looked at, as it takes a page on which kfp.js runs: api-missing, api-cors,');
  });

  const module = (more = '') => `<script type="module" ${more} src="/dist/kfp.js"></script>`;
  const adding = '<script nonce="abc">const script = document.createElement("script"); script.type = "module"; script.src = "/dist/kfp.js"; document.head.append(script);</script>';
  for (const [what, [head, sources, ids]] of Object.entries({
    'a script without the nonce that the policy asks for': [module(), "'nonce-abc'", ['policy-wrong']],
    'a script without a nonce where addresses do not count': [module(), "'self' 'nonce-abc' 'strict-dynamic'", ['policy-wrong']],
    'a script with another nonce than that of the policy': [module('nonce="xyz"'), "'nonce-abc'", ['script-missing']],
    'a page without a script': ['', "'self'", ['script-missing']],
    'chunks at an address that the policy does not allow': [module(), '*/dist/kfp.js', ['policy-wrong']],
    'nothing about a script with the nonce of the policy': [module('nonce="abc"'), "'nonce-abc' 'strict-dynamic'", []],
    'nothing about a script that another one with the nonce has added': [adding, "'nonce-abc' 'strict-dynamic'", []],
  })) {
    test(`finds ${what} OP-10`, async ({ doctor, bank, customer }) => {
      const address = bank.serve('/bank', markup(good, head), { headers: { 'Content-Security-Policy': `script-src ${sources}; connect-src 'self'` } });
      const { findings } = JSON.parse((await doctor(address, '--browser', executablePath, '--customer', customer, '--json')).stdout);
      expect(findings.map(({ id }) => id)).toEqual(ids);
    });
  }

  test('does not wait for ever for a backend that hangs OP-12', async ({ doctor, bank }) => {
    test.slow();
    const silent = await new Promise((resolve) => {
      const server = createServer(() => undefined).listen(0, 'localhost', () => resolve(server));
    });
    const config = `<script>window.kfpConfig = ${JSON.stringify({ kfpApiHost: `http://localhost:${String(silent.address().port)}` })}</script><script type="module" src="/dist/kfp.js"></script>`;
    const { stdout } = await doctor(bank.serve('/bank', markup(good, config)), '--browser', executablePath);
    silent.closeAllConnections();
    silent.close();
    expect(stdout).toMatch(/Nothing wrong was found\.\n$/);
  });

  test('does not judge a page without anything of ours, such as a login that the address leads to OP-12', async ({ doctor, bank }) => {
    const login = createServer((request, response) => void response.writeHead(request.url === '/' ? 200 : 404, { ...html, 'Content-Security-Policy': "default-src 'none'" }).end(markup('<form></form>', '<script src="/app.js"></script>')));
    await new Promise((resolve) => void login.listen(0, 'localhost', resolve));
    const origin = `http://localhost:${String(login.address().port)}/`;
    const { status, stdout, stderr } = await doctor(bank.serve('/start', '', { status: 302, headers: { Location: origin } }), '--browser', executablePath);
    login.closeAllConnections();
    await new Promise((resolve) => void login.close(resolve));
    expect([status, stdout, stderr]).toEqual([1, '', `kfp: ${origin} has no element of kfp. Name a page with elements, or with --customer a customer who is logged in.\n`]);
  });

  test('judges a page whose only tag is misspelt, and a page whose script lacks its elements OP-12', async ({ doctor, bank, customer }) => {
    const pages = { 'tag-unknown': markup('<bank-box><template shadowrootmode="open"><kfp-ofers></kfp-ofers></template></bank-box>', ''), 'script-classic': markup('', '<script src="/dist/kfp.js"></script>') };
    for (const [id, body] of Object.entries(pages)) {
      const { findings } = JSON.parse((await doctor(bank.serve('/bank', body), '--browser', executablePath, '--customer', customer, '--json')).stdout);
      expect(findings.map((finding) => finding.id)).toEqual([id]);
    }
  });

  test('waits for elements that a script of the page adds late OP-12', async ({ doctor, bank, customer }) => {
    const late = `<script>setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<kfp-runtime distributor="sb1"></kfp-runtime><kfp-ofers></kfp-ofers>'), 2000)</script>`;
    const { findings } = JSON.parse((await doctor(bank.serve('/bank', markup('', late)), '--browser', executablePath, '--customer', customer, '--json')).stdout);
    expect(findings.map(({ id }) => id)).toContain('tag-unknown');
  });

  test('says that a page or a browser is not there, with exit code 1 OP-12', async ({ doctor, bank }) => {
    const address = bank.serve('/gone', 'Gone', { status: 404 });
    for (const [args, what] of [
      [[address, '--browser', executablePath], `${address} answers 404.`],
      [[bank.serve('/login', markup('<p>Logg inn</p>', '')), '--browser', executablePath], `${bank.origin}/login has no element of kfp. Name a page with elements`],
      [[address, '--browser', '/none/chromium'], '/none/chromium does not start: '],
      [['http://localhost:9/', '--browser', executablePath], 'http://localhost:9/ cannot be opened: '],
    ]) {
      const { status, stdout, stderr } = await doctor(...args);
      expect([status, stdout, stderr.startsWith(`kfp: ${what}`)], stderr).toEqual([1, '', true]);
    }
  });
});

test.describe('kfp doctor by requests', () => {
  const found = async (doctor, address) => {
    const { findings } = JSON.parse((await doctor(address, '--requests', '--json')).stdout);
    return findings.map(({ id }) => id);
  };

  test('finds nothing on a good page, and says what it did not look at OP-12', async ({ doctor, bank }) => {
    const { status, stdout, stderr } = await doctor(bank.serve('/bank', markup(good)), '--requests');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('looked at by requests, without a browser\n\nNot looked at, as it takes Playwright and a browser');
    expect(stdout).toContain('script-missing, code-missing, runtime-missing, runtime-late, tag-taken, config-unknown, flags-broken, element-narrow, contrast-low');
    expect(stdout).toMatch(/Nothing wrong was found\.\n$/);
    const { notLookedAt } = JSON.parse((await doctor(`${bank.origin}/bank`, '--requests', '--json')).stdout);
    expect(notLookedAt).toHaveLength(18);
  });

  const module = (src, more = '') => `<script type="module" src="${src}"${more}></script>`;
  for (const [name, { id = name, ...parts }] of Object.entries({
    'script-twice': { head: module('/dist/kfp.js').repeat(2) },
    'script-classic': { head: '<script src="/dist/kfp.js"></script>' },
    'file-missing': { head: `<base href="/dist/">${module('kfp.js')}${module('elements/kfp-nothing.js')}` },
    'file-type': { head: module('/page/kfp.js') },
    'file-missing of a chunk': { id: 'file-missing', head: module('/part/kfp.js') },
    'file-integrity': { head: module('/dist/kfp.js', ` integrity="sha384-${'A'.repeat(64)}"`) },
    'policy-wrong': { headers: { 'Content-Security-Policy': "script-src 'none'" } },
    'policy-missing': { head: `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; connect-src 'self'">${module('/dist/kfp.js')}` },
    'runtime-twice': { body: `${good}<kfp-runtime></kfp-runtime>` },
    'tag-unknown': { body: `${good}<kfp-ofers></kfp-ofers>` },
    'tag-inside': { body: good.replace('<kfp-offers></kfp-offers>', '<kfp-tasks /><kfp-offers />') },
    'attribute-unknown': { body: `${good}<kfp-offers logincontext="NETTBANK" title="Tilbud"></kfp-offers>` },
    'value-invalid': { body: good.replace('<kfp-offers', '<kfp-offers heading-level="h2"') },
    'config-broken': { body: good.replace('<kfp-runtime', `<kfp-runtime config='{"insurerName":"Fjord",}'`) },
    'policy-wrong of the login frame': { id: 'policy-wrong', body: `${good}<kfp-login></kfp-login>`, headers: { 'Content-Security-Policy': "script-src 'self'; frame-src 'none'" } },
    'policy-wrong of the login frame of the portal': { id: 'policy-wrong', body: '<kfp-runtime distributor="sb1"></kfp-runtime><kfp-portal></kfp-portal>', headers: { 'Content-Security-Policy': "frame-src 'none'" } },
    'policy-missing of the calls': { id: 'policy-missing', headers: { 'Content-Security-Policy': "default-src 'none'; script-src 'self'" } },
    'policy-wrong of a script without a nonce': { id: 'policy-wrong', headers: { 'Content-Security-Policy': "script-src 'nonce-abc' 'strict-dynamic'" } },
    'tag-unknown without a hyphen': { id: 'tag-unknown', body: `${good}<kfp_overview></kfp_overview>` },
    'distributor-unknown': { body: '<kfp-runtime distributor="sparebank1"></kfp-runtime><kfp-offers></kfp-offers>' },
  })) {
    test(`finds ${name} and nothing else OP-12`, async ({ doctor, bank }) => {
      bank.serve('/page/kfp.js', 'Start');
      // The release of a server that has taken over `kfp.js` alone.
      bank.serve('/part/kfp.js', 'export {}', { headers: { 'Content-Type': 'text/javascript' } });
      bank.serve('/part/manifest.json', '{"version":"0.1.0","tags":{"kfp-offers":["chunks/offers-1.js"]}}', { headers: { 'Content-Type': 'application/json' } });
      // What is in a template or a comment is no part of the page.
      const body = `${parts.body ?? good}<template><kfp-ofers></kfp-ofers></template><!-- <kfp-ofers> -->`;
      expect(await found(doctor, bank.serve('/bank', markup(body, parts.head), { headers: parts.headers }))).toEqual([id]);
    });
  }

  test('finds nothing about the login frame of a portal whose configuration closes the login, and about a script with a nonce OP-12', async ({ doctor, bank }) => {
    bank.serve('/config.js', 'window.kfpConfig = { features: { directLogin: false } };', { headers: { 'Content-Type': 'text/javascript' } });
    const portal = '<kfp-runtime distributor="sb1"></kfp-runtime><kfp-portal></kfp-portal>';
    const pages = [
      [markup(portal, `<script src="/config.js"></script>${module('/dist/kfp.js')}`), "frame-src 'none'"],
      [markup(good, module('/dist/kfp.js', ' nonce="abc"')), "script-src 'nonce-abc' 'strict-dynamic'"],
    ];
    for (const [body, policy] of pages) {
      expect(await found(doctor, bank.serve('/bank', body, { headers: { 'Content-Security-Policy': policy } })), policy).toEqual([]);
    }
  });

  test('finds a server that lets no other origin read its files, and a second version OP-12', async ({ doctor, bank }) => {
    const other = createServer(({ url }, response) => {
      const isManifest = url.endsWith('manifest.json');
      response.writeHead(200, { 'Content-Type': isManifest ? 'application/json' : 'text/javascript', ...(url.startsWith('/open/') && { 'Access-Control-Allow-Origin': '*' }) });
      response.end(isManifest ? '{"version":"0.0.9"}' : 'export {}');
    });
    await new Promise((resolve) => void other.listen(0, 'localhost', resolve));
    const origin = `http://localhost:${String(other.address().port)}`;
    const closed = await found(doctor, bank.serve('/closed', markup(good, module(`${origin}/kfp.js`))));
    const second = await found(doctor, bank.serve('/second', markup(good, module('/dist/kfp.js') + module(`${origin}/open/kfp.js`))));
    await new Promise((resolve) => void other.close(resolve));
    expect([closed, second]).toEqual([['file-cors'], ['two-versions']]);
  });

  test('says that an address has no page, with exit code 1 OP-12', async ({ doctor, bank }) => {
    for (const [args, what] of [
      [[], 'The address of the page is missing.'],
      [['bank.example'], 'bank.example is not an address such as'],
      [[`${bank.origin}/dist/kfp.js`, '--requests'], `${bank.origin}/dist/kfp.js is not a page: its content type is «text/javascript`],
      [[bank.serve('/gone', '', { status: 410 }), '--requests'], `${bank.origin}/gone answers 410.`],
      [[bank.serve('/login', markup('<p>Logg inn</p>', '')), '--requests'], `${bank.origin}/login has no element of kfp. If a script adds`],
      [['http://localhost:9/', '--requests'], 'http://localhost:9/ cannot be opened: '],
      [[bank.origin, '--requests', '--browser', 'chromium'], '--requests uses no browser'],
    ]) {
      const { status, stdout, stderr } = await doctor(...args);
      expect([status, stdout, stderr.startsWith(`kfp: ${what}`)], stderr).toEqual([1, '', true]);
    }
  });
});
