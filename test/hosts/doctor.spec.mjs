import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { distributors } from '../../demo-hosts/page-choice.mjs';
import { expect, test } from './fixtures.mjs';

const distFolder = process.env.KFP_OUT || new URL('../../dist', import.meta.url).pathname;
const fileOf = (path) => readFileSync(`${distFolder}/${path}`);
const { files, tags } = JSON.parse(fileOf('manifest.json').toString());
const doctor = `/dist/${Object.keys(files).find((file) => file.startsWith('chunks/doctor-'))}`;

/** A page without a mistake, by its parts. */
const good = {
  config: { distributorInfo: { shortname: 'sb1' } },
  script: '<script type="module" src="/dist/kfp.js"></script>',
  runtime: '<kfp-runtime></kfp-runtime>',
  body: '<h1>Banken</h1><kfp-offers></kfp-offers>',
  style: '',
  end: '',
  headers: {},
};
const policy = (directives) => ({ 'Content-Security-Policy': directives });
const goodPolicy = "default-src 'none'; script-src 'self' 'unsafe-inline'; connect-src 'self'; img-src 'self'; style-src 'self' 'unsafe-inline'; form-action 'self'";
const script = (attributes) => `<script ${attributes}></script>`;
const cdn = 'https://files.example/dist/kfp.js';
const api = 'https://api.example';
const integrity = `sha384-${createHash('sha384').update('something else').digest('base64')}`;

/** How another origin answers. */
const javaScript = { 'Content-Type': 'text/javascript' };
const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
/** Of a server that thinks of another page; without the header the test runner adds the right one. */
const otherCors = { 'Access-Control-Allow-Origin': 'https://other.example' };
const status = (headers) => ({ body: '{"kfpSessionId":"a"}', headers: { 'Content-Type': 'application/json', ...headers } });

/** What is planted, by the id of what has to be found: parts of the page, and responses by address. */
const planted = {
  'script-missing': { script: '' },
  'script-twice': { script: good.script + good.script },
  'script-classic': { script: script('src="/dist/kfp.js"'), isBroken: /page error/ },
  'code-missing': { responses: { '**/*offers*.js': { body: 'throw Error("broken")', headers: javaScript } }, isBroken: /broken|failed to load|integrity/ },
  'file-missing': { script: good.script + script('type="module" src="/bank/1.0.0/elements/kfp-offers.js"'), responses: { '**/bank/**': { status: 404 } }, isBroken: /404/ },
  'file-type': { script: good.script + script('type="module" src="/bank/elements/kfp-offers.js"'), responses: { '**/bank/**': { body: '<p>Start</p>', headers: { 'Content-Type': 'text/html' } } }, isBroken: /MIME/ },
  'file-integrity': { script: script(`type="module" src="/dist/kfp.js" integrity="${integrity}"`), isBroken: /integrity/ },
  'file-cors': { script: script(`type="module" src="${cdn}"`), responses: { [cdn]: { body: fileOf('kfp.js'), headers: { ...javaScript, ...otherCors } } }, isBroken: /CORS|ERR_FAILED|failed to load/ },
  'two-versions': {
    script: good.script + script('type="module" src="/bank/kfp.js"'),
    responses: { '**/bank/kfp.js': { body: 'export {}', headers: javaScript }, '**/bank/manifest.json': { body: '{"version":"0.0.9"}' } },
  },
  'policy-missing': { headers: policy("default-src 'none'; script-src 'self' 'unsafe-inline'"), isBroken: /policy|Failed|could not be requested/i },
  'policy-wrong': { headers: policy(goodPolicy.replace("connect-src 'self'", 'connect-src https://api.bank.example')), isBroken: /policy|Failed|could not be requested/i },
  'runtime-missing': { runtime: '' },
  'runtime-twice': { runtime: good.runtime + good.runtime },
  'runtime-late': { runtime: '', end: '<script>addEventListener("load", () => document.body.prepend(document.createElement("kfp-runtime")))</script>' },
  'tag-unknown': { body: `${good.body}<kfp-ofers></kfp-ofers>` },
  'tag-inside': { body: '<h1>Banken</h1><kfp-tasks /><kfp-offers />' },
  'tag-taken': { script: `<script>customElements.define('kfp-offers', class extends HTMLElement {})</script>${good.script}` },
  'attribute-unknown': { body: '<h1>Banken</h1><kfp-offers logincontext="NETTBANK"></kfp-offers>' },
  'value-invalid': { body: '<h1>Banken</h1><kfp-offers heading-level="h2" login-context="nettbank"></kfp-offers>' },
  'distributor-unknown': { runtime: '<kfp-runtime distributor="sparebank1"></kfp-runtime>' },
  'config-broken': { runtime: `<kfp-runtime config='{"insurerName":"Fjord",}'></kfp-runtime>` },
  'config-unknown': { config: { ...good.config, insurername: 'Fjord' } },
  'flags-broken': { config: { ...good.config, flagsUrl: '/bank/flags.json' }, responses: { '**/bank/flags.json': { status: 404 } }, isBroken: /404/ },
  'element-narrow': { style: 'kfp-offers { width: 0; overflow: hidden }' },
  'contrast-low': { style: ':root { --kfp-color-text: #aaa }' },
  'heading-order': { body: '<h1>Banken</h1><kfp-offers heading-level="4"></kfp-offers>' },
  'toasts-missing': { end: '<script>const tell = () => window.dispatchEvent(new CustomEvent("kfp-toast", { detail: { content: "Lagret" } }))</script>' },
  'cookies-blocked': { isBroken: /400/, init: () => Object.defineProperty(window.Document.prototype, 'cookie', { get: () => '', set() {} }) },
  'storage-blocked': {
    init: () => Object.defineProperty(window, 'localStorage', { get() { throw new window.DOMException('Forbidden', 'SecurityError'); } }),
  },
  'api-missing': { responses: { '**/auth/session-status': { status: 404, body: '<h1>404</h1>', headers: { 'Content-Type': 'text/html' } } }, isBroken: /404|could not be requested/ },
  'api-cors': { config: { ...good.config, kfpApiHost: api }, responses: { [`${api}/**`]: status(otherCors) }, isBroken: /CORS|ERR_FAILED|could not be requested/ },
  'expiry-hidden': { config: { ...good.config, kfpApiHost: api }, responses: { [`${api}/**`]: status({ ...cors, 'X-Session-Expiry': '600' }) }, isBroken: /CORS|ERR_FAILED|Failed/ },
  'expiry-missing': { config: { ...good.config, sessionExpiryHeader: 'X-Other-Expiry' } },
  'answers-old': { responses: { '**/auth/session-status': { ...status({ 'X-Session-Expiry': '600', Date: new Date(Date.now() - 3_600_000).toUTCString() }) } } },
};

function markup({ config, script: scripts, runtime, body, style, end }) {
  return `<!doctype html><html lang="nb"><head><meta charset="utf-8"><title>Banken</title><style>${style}</style>
    <script>window.kfpConfig = ${JSON.stringify(config)}</script>${scripts}</head><body>${runtime}<main>${body}</main>${end}</body></html>`;
}

/** The ids of what is found, each once. */
async function found(page) {
  const findings = await page.evaluate(async ([doctorFile, allTags]) => {
    const runtime = document.querySelector('kfp-runtime') ?? document.querySelector('bank-box')?.shadowRoot?.querySelector('kfp-runtime') ?? window.runtime;
    if (runtime?.diagnose) return runtime.diagnose();
    return (await import(doctorFile)).examinePage(allTags, undefined);
  }, [doctor, Object.keys(tags)]);
  for (const { what, mend } of findings) expect([what.length > 10, mend.length > 5], what).toEqual([true, true]);
  return [...new Set(findings.map(({ id }) => id))];
}

test('docs/guides/doctor.md has a row for each of them OP-10', () => {
  const rows = [...readFileSync('docs/guides/doctor.md', 'utf8').matchAll(/^\| `([\w-]+)` \|/gm)].map(([, id]) => id);
  expect(rows.sort()).toEqual(Object.keys(planted).sort());
});

test.describe('the doctor finds', () => {
  for (const [id, { isBroken, responses = {}, init, ...parts }] of Object.entries(planted)) {
    test(`${id} and nothing else OP-10`, async ({ page, demo, context, expectedErrors }) => {
      if (isBroken) expectedErrors.push(isBroken, /Failed to load resource/);
      await context.request.get(`${demo.origin}/demo/online-bank/?distributor=sb1`);
      if (init) await page.addInitScript(init);
      for (const [address, response] of Object.entries(responses)) await page.route(address, (route) => route.fulfill(response));
      const headers = { 'Content-Type': 'text/html; charset=utf-8', ...parts.headers };
      await page.route('**/bankside', (route) => route.fulfill({ body: markup({ ...good, ...parts }), headers }));
      await page.goto(`${demo.origin}/bankside`);
      await expect(async () => expect(await found(page)).toEqual([id])).toPass({ timeout: 10_000 });
    });
  }

  test('nothing on a good page, also with a strict policy OP-10', async ({ page, demo, context }) => {
    await context.request.get(`${demo.origin}/demo/online-bank/?distributor=sb1`);
    await page.route('**/bankside', (route) => route.fulfill({ body: markup(good), headers: { 'Content-Type': 'text/html', ...policy(goodPolicy) } }));
    await page.goto(`${demo.origin}/bankside`);
    await page.waitForLoadState('networkidle');
    expect(await found(page)).toEqual([]);
  });

  test('nothing on a good page with fields and pictures whose names hide members of the document D6', async ({ page, demo, context }) => {
    await context.request.get(`${demo.origin}/demo/online-bank/?distributor=sb1`);
    const body = `${good.body}<img name="cookie" alt="" src="data:,"><form name="body"></form><form name="querySelectorAll"></form>`;
    await page.route('**/bankside', (route) => route.fulfill({ body: markup({ ...good, body }), headers: { 'Content-Type': 'text/html; charset=utf-8' } }));
    await page.goto(`${demo.origin}/bankside`);
    await page.waitForLoadState('networkidle');
    expect(await found(page)).toEqual([]);
  });

  test('nothing on a page whose own script holds the elements, as a bundler writes it OP-10', async ({ page, demo, context }) => {
    await context.request.get(`${demo.origin}/demo/online-bank/?distributor=sb1`);
    const body = `import '/dist/kfp.js'; globalThis.bundled = ${JSON.stringify(Object.keys(tags))};`;
    await page.route('**/app.js', (route) => route.fulfill({ body, headers: { 'Content-Type': 'text/javascript' } }));
    await page.route('**/bankside', (route) => route.fulfill({ body: markup({ ...good, script: script('type="module" src="/app.js"') }), headers: { 'Content-Type': 'text/html; charset=utf-8' } }));
    await page.goto(`${demo.origin}/bankside`);
    await page.waitForLoadState('networkidle');
    expect(await found(page)).toEqual([]);
  });

  test('a logo that the policy does not allow OP-10', async ({ page, demo, context, expectedErrors }) => {
    expectedErrors.push(/policy|Failed/i);
    await context.request.get(`${demo.origin}/demo/online-bank/?distributor=sb1`);
    const body = '<kfp-header logo="/logo.svg" logo-alt="Banken"></kfp-header><h1>Banken</h1>';
    const headers = { 'Content-Type': 'text/html; charset=utf-8', ...policy(goodPolicy.replace("img-src 'self'; ", '')) };
    await page.route('**/bankside', (route) => route.fulfill({ body: markup({ ...good, body }), headers }));
    await page.goto(`${demo.origin}/bankside`);
    await expect(async () => expect(await found(page)).toEqual(['policy-missing'])).toPass({ timeout: 10_000 });
  });

  test('a logo of the configuration that the policy does not allow OP-10', async ({ page, demo, context, expectedErrors }) => {
    expectedErrors.push(/policy|Failed/i);
    await context.request.get(`${demo.origin}/demo/online-bank/?distributor=sb1`);
    const runtime = `<kfp-runtime config='{"logoUrl":"https://files.example/logo.svg"}'></kfp-runtime>`;
    const body = '<kfp-header></kfp-header><h1>Banken</h1>';
    await page.route('**/bankside', (route) => route.fulfill({ body: markup({ ...good, runtime, body }), headers: { 'Content-Type': 'text/html; charset=utf-8', ...policy(goodPolicy) } }));
    await page.goto(`${demo.origin}/bankside`);
    await expect(async () => expect(await found(page)).toEqual(['policy-wrong'])).toPass({ timeout: 10_000 });
  });

  test('chunks that the server does not have OP-10', async ({ page, demo, context, expectedErrors }) => {
    expectedErrors.push(/404|integrity/, /failed to load/);
    await context.request.get(`${demo.origin}/demo/online-bank/?distributor=sb1`);
    await page.route('**/dist/chunks/offers-*', (route) => route.fulfill({ status: 404 }));
    await page.route('**/dist/standalone/**', (route) => route.fulfill({ status: 404 }));
    await page.route('**/bankside', (route) => route.fulfill({ body: markup(good), headers: { 'Content-Type': 'text/html; charset=utf-8' } }));
    await page.goto(`${demo.origin}/bankside`);
    await expect(async () => expect(await found(page)).toEqual(['code-missing', 'file-missing'])).toPass({ timeout: 10_000 });
  });

  const shadow = (inside) => `<bank-box><template shadowrootmode="open">${inside}</template></bank-box>`;
  const closed = `<bank-box></bank-box><script>
    window.runtime = document.createElement('kfp-runtime');
    document.querySelector('bank-box').attachShadow({ mode: 'closed' }).append(window.runtime, document.createElement('kfp-offers'));
  </script>`;
  const inShadow = {
    'nothing about a runtime in an open shadow root': [{ runtime: shadow(good.runtime) }, []],
    'nothing about a runtime in a closed shadow root': [{ runtime: '', body: `<h1>Banken</h1>${closed}` }, []],
    'nothing about elements in a shadow root': [{ runtime: '', body: `<h1>Banken</h1>${shadow('<kfp-runtime></kfp-runtime><kfp-offers></kfp-offers>')}` }, []],
    'a second runtime in a shadow root': [{ runtime: good.runtime + shadow(good.runtime) }, ['runtime-twice']],
    'a misspelt tag in a shadow root': [{ body: good.body + shadow('<kfp-ofers></kfp-ofers>') }, ['tag-unknown']],
  };
  const lostConfig = {
    'a script with a mistake that writes the configuration': [{ style: '</style><script>window.kfpConfig = { "insurerName": "Fjord",, }</script><style>', config: undefined, runtime: '<kfp-runtime distributor="sb1"></kfp-runtime>' }, ['config-broken']],
    'a configuration that is a text': [{ config: '{"insurerName":"Fjord"}', runtime: '<kfp-runtime distributor="sb1"></kfp-runtime>' }, ['config-broken']],
  };
  const claims = { ...good.config, skadesaker: { url: 'https://claims.example/start' } };
  const refused = {
    'a frame for the login that the policy does not allow': [{ body: '<h1>Banken</h1><kfp-login></kfp-login>', headers: policy(goodPolicy) }, ['policy-missing']],
    'nothing about a frame that child-src allows': [{ body: '<h1>Banken</h1><kfp-login></kfp-login>', headers: policy(`${goodPolicy}; child-src 'self'`) }, []],
    'a form for the claims pages that the policy does not allow': [{ config: claims, body: '<h1>Banken</h1><kfp-portal base-path="/bankside"></kfp-portal>', headers: policy(`${goodPolicy}; frame-src 'self'`) }, ['policy-wrong']],
  };
  const scripts = {
    'a script of a type that no browser runs': [{ script: script('type="text/module" src="/dist/kfp.js"') }, ['script-missing']],
    'nothing about an element whose file a script loads later': [{ script: script('type="module" src="/dist/elements/kfp-runtime.js"') }, []],
    'a configuration with a small letter in its name': [{ config: undefined, runtime: '<kfp-runtime distributor="sb1"></kfp-runtime>', style: '</style><script>window.kfpconfig = { insurerName: "Fjord" }</script><style>' }, ['config-broken']],
    'a tag without a hyphen': [{ body: `${good.body}<kfpoverview></kfpoverview>` }, ['tag-unknown']],
  };
  const inside = {
    'elements that are inside the runtime': [{ runtime: '<kfp-runtime distributor="sb1" />' }, ['tag-inside']],
    'nothing about an element in a slot': [{ body: '<h1>Banken</h1><kfp-footer><div slot="chat"><kfp-offers></kfp-offers></div></kfp-footer>' }, []],
    'an address that the configuration does not take': [{ config: { ...good.config, logoUrl: 'ftp://bank.example/logo.svg' } }, ['value-invalid']],
    'an address that an attribute does not take': [{ body: `${good.body}<kfp-header logo="http://bank.example/logo.svg"></kfp-header>` }, ['value-invalid']],
    'nothing about texts of a language with a region': [{ config: { ...good.config, texts: { no: { 'offers.title': 'Tilbud' } } } }, []],
  };
  for (const [what, [parts, ids]] of Object.entries({ ...inShadow, ...lostConfig, ...refused, ...scripts, ...inside })) {
    test(`${what} OP-10`, async ({ page, demo, context, expectedErrors }) => {
      if (what.startsWith('a script with')) expectedErrors.push(/page error/);
      await context.request.get(`${demo.origin}/demo/online-bank/?distributor=sb1`);
      await page.route('**/bankside', (route) => route.fulfill({ body: markup({ ...good, ...parts }), headers: { 'Content-Type': 'text/html; charset=utf-8', ...parts.headers } }));
      await page.goto(`${demo.origin}/bankside`);
      await page.waitForLoadState('networkidle');
      expect(await found(page)).toEqual(ids);
    });
  }

  const apiResponses = {
    'a page': [{ body: '<!doctype html><title>Banken</title>', headers: { 'Content-Type': 'text/html' } }, ['api-missing']],
    'a failure': [{ status: 503 }, ['api-missing']],
    'a redirect': [{ status: 302, headers: { Location: '/login' } }, ['api-missing']],
    'nothing': [undefined, ['api-missing']],
    'that nobody is logged in': [{ status: 401 }, []],
    'with no content': [{ status: 204 }, []],
  };
  for (const [what, [response, ids]] of Object.entries(apiResponses)) {
    test(`${ids.length > 0 ? 'an' : 'nothing about an'} API that answers ${what} OP-10`, async ({ page, demo, expectedErrors }) => {
      expectedErrors.push(/could not be requested|Failed to load resource|ERR_|HTTP \d+/);
      await page.route('**/auth/session-status', (route) => (response ? route.fulfill(response) : route.abort('connectionrefused')));
      await page.route('**/bankside', (route) => route.fulfill({ body: markup(good), headers: { 'Content-Type': 'text/html; charset=utf-8' } }));
      await page.goto(`${demo.origin}/bankside`);
      await page.waitForLoadState('networkidle');
      expect(await found(page)).toEqual(ids);
    });
  }

  test('a dead API also where a policy that only reports would refuse it OP-10', async ({ page, demo, expectedErrors }) => {
    expectedErrors.push(/could not be requested|Failed to load resource|ERR_|policy/);
    await page.route('**/auth/session-status', (route) => route.abort('connectionrefused'));
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy-Report-Only': "connect-src 'none'" };
    await page.route('**/bankside', (route) => route.fulfill({ body: markup(good), headers }));
    await page.goto(`${demo.origin}/bankside`);
    await page.waitForLoadState('networkidle');
    expect(await found(page)).toEqual(['api-missing']);
  });

  test('the level that heading-level needs where no-heading leaves out the title OP-10', async ({ page, demo, context }) => {
    await context.request.get(`${demo.origin}/demo/online-bank/?distributor=sb1`);
    const body = '<h1>Banken</h1><kfp-offers no-heading></kfp-offers>';
    await page.route('**/bankside', (route) => route.fulfill({ body: markup({ ...good, body }), headers: { 'Content-Type': 'text/html; charset=utf-8' } }));
    await page.goto(`${demo.origin}/bankside`);
    const mends = () => page.evaluate(() => document.querySelector('kfp-runtime').diagnose().then((findings) => findings.map(({ mend }) => mend)));
    await expect(async () => expect(await mends()).toEqual([expect.stringMatching(/^Set heading-level="1" on the element/)])).toPass({ timeout: 10_000 });
  });

  test('nothing about an API that only the transport of the page reaches OP-10', async ({ page, demo }) => {
    const end = `<script>document.querySelector('kfp-runtime').transport = async () => new Response('{"kfpSessionId":"a"}', { headers: { 'X-Session-Expiry': '600' } })</script>`;
    const parts = { ...good, config: { ...good.config, kfpApiHost: 'https://api.example' }, body: '<h1>Banken</h1><kfp-footer></kfp-footer>', end };
    await page.route('https://api.example/**', (route) => route.abort());
    await page.route('**/bankside', (route) => route.fulfill({ body: markup(parts), headers: { 'Content-Type': 'text/html; charset=utf-8', ...policy(goodPolicy) } }));
    await page.goto(`${demo.origin}/bankside`);
    await page.waitForLoadState('networkidle');
    expect(await found(page)).toEqual([]);
  });

  test('an API that the transport of the page never answers from OP-10', async ({ page, demo }) => {
    await page.clock.install();
    const end = `<script>document.querySelector('kfp-runtime').transport = () => new Promise(() => undefined)</script>`;
    await page.route('**/bankside', (route) => route.fulfill({ body: markup({ ...good, end }), headers: { 'Content-Type': 'text/html; charset=utf-8' } }));
    await page.goto(`${demo.origin}/bankside`);
    await page.evaluate(async () => {
      await window.customElements.whenDefined('kfp-runtime');
      void document.querySelector('kfp-runtime').diagnose().then((findings) => (window.ids = findings.map(({ id }) => id)));
    });
    await expect(async () => {
      await page.clock.runFor(5_000);
      expect(await page.evaluate(() => window.ids)).toEqual(['api-missing']);
    }).toPass({ timeout: 15_000 });
  });

  test('an error service that the policy does not allow OP-10', async ({ page, demo, context }) => {
    await context.request.get(`${demo.origin}/demo/online-bank/?distributor=sb1`);
    const config = { ...good.config, errorReporting: { dsn: 'https://abc@errors.example/12' } };
    await page.route('**/bankside', (route) => route.fulfill({ body: markup({ ...good, config }), headers: { 'Content-Type': 'text/html; charset=utf-8', ...policy(goodPolicy) } }));
    await page.goto(`${demo.origin}/bankside`);
    await expect(async () => expect(await found(page)).toEqual(['policy-wrong'])).toPass({ timeout: 10_000 });
  });

  const banks = distributors.map((distributor) => `/demo/online-bank/?distributor=${distributor}`);
  for (const path of [...banks, '/demo/mobile-bank/', '/demo/own-routes/', '/demo/failed-calls/', '/privat/forsikring/oversikt']) {
    test(`nothing on ${path} OP-10`, async ({ open, page }) => {
      await open(path);
      await page.waitForLoadState('networkidle');
      expect(await found(page)).toEqual([]);
    });
  }
});

test('diagnose() rejects when the code of the doctor never comes OP-10', async ({ page, demo }) => {
  await page.clock.install();
  // Never answered.
  await page.route('**/chunks/doctor-*', () => undefined);
  await page.route('**/bankside', (route) => route.fulfill({ body: markup(good), headers: { 'Content-Type': 'text/html; charset=utf-8' } }));
  await page.goto(`${demo.origin}/bankside`);
  await page.evaluate(async () => {
    await window.customElements.whenDefined('kfp-runtime');
    document.querySelector('kfp-runtime').diagnose().catch(({ message }) => (window.failure = message));
  });
  await expect(async () => {
    await page.clock.runFor(5_000);
    expect(await page.evaluate(() => window.failure)).toBe('no code');
  }).toPass({ timeout: 15_000 });
});

test('?kfp-debug shows the findings in a panel, and that there are none OP-11', async ({ page, context, demo, axe }) => {
  const panel = page.getByRole('region', { name: 'kfp doctor' });
  await context.request.get(`${demo.origin}/demo/online-bank/?distributor=sb1`);
  for (const [id, title] of [['attribute-unknown', 'kfp: 1 finding'], ['', 'kfp: nothing is wrong']]) {
    const body = markup({ ...good, ...planted[id] });
    await context.route('**/debugged/**', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(`${demo.origin}/debugged/?kfp-debug`);
    await expect(panel.getByRole('heading')).toHaveText(title, { timeout: 15_000 });
    if (id) await expect(panel.getByRole('listitem')).toHaveText([/^attribute-unknown warning: .*login-context/]);
    expect(await axe({ include: 'div' })).toEqual([]);
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toHaveCount(0);
    await context.unroute('**/debugged/**');
  }
  await context.route('**/debugged/**', (route) => route.fulfill({ contentType: 'text/html', body: markup(good) }));
  await page.goto(`${demo.origin}/debugged/`);
  // The warning comes with the same code.
  await page.waitForLoadState('networkidle');
  expect(await found(page)).toEqual([]);
  await expect(panel).toHaveCount(0);
});
