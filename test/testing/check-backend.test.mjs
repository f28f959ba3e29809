import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import test from 'node:test';
import { checkBackend } from '../../testing/contract/check-backend.mjs';
import { operationsOf } from '../../testing/contract/operations.mjs';
import { startMock } from './start-mock.mjs';

const openApi = JSON.parse(readFileSync('testing/openapi.json', 'utf8'));
const reads = operationsOf(openApi).filter(({ method }) => method === 'GET').map(({ path }) => `GET ${path}`);
const origin = 'https://www.bank.example';
const api = '/api/privat/forsikring';

/**
 * A backend that hands calls on to a mock server, and changes its responses.
 * @param {import('node:test').TestContext} t
 * @param {string} url of the mock server
 * @param {(response: { status: number, headers: Headers, text: string }, request: import('node:http').IncomingMessage) => object | void} change
 */
async function startBackend(t, url, change) {
  const server = createServer(async (request, response) => {
    const { method, headers: { host: _host, connection: _connection, ...headers } } = request;
    const original = await fetch(url + request.url, { method, headers });
    const received = { status: original.status, headers: new Headers(original.headers), text: await original.text() };
    for (const name of ['connection', 'keep-alive', 'content-length', 'transfer-encoding']) received.headers.delete(name);
    const { status, headers: sent, text } = { ...received, ...change(received, request) };
    response.writeHead(status, [...sent].flat());
    response.end(text);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  return `http://127.0.0.1:${server.address().port}`;
}

/** The faults that a backend is found to have, by call. */
async function faultsOf(options) {
  const { calls } = await checkBackend({ openApi, timeLimit: 2000, ...options });
  return Object.fromEntries(calls.filter(({ faults }) => faults.length > 0).map(({ call, purpose, faults }) => [purpose ?? call, faults]));
}

test('the stand-in API has no fault, for any customer, from its own origin and from another TK-12', async (t) => {
  for (const customer of ['full', 'none', 'legacy', 'locked', 'paper', 'long-names']) {
    const { mock } = await startMock(t, { customer });
    const report = await checkBackend({ url: mock.url, openApi, origin });
    assert.deepEqual(report.calls.filter(({ faults }) => faults.length > 0), []);
    assert.deepEqual([report.isLoggedIn, report.faults], [true, 0]);
    assert.deepEqual(reads.filter((read) => !report.calls.some(({ call }) => call.startsWith(read))), []);
    assert.deepEqual(await faultsOf({ url: mock.url }), {});
  }
});

test('it asks what changes nothing, and tells what it has not asked TK-12', async (t) => {
  const { mock } = await startMock(t);
  const { notCalled } = await checkBackend({ url: mock.url, openApi });
  assert.deepEqual(notCalled, [
    'POST /auth/logout', 'DELETE /avtaleoversikt/tilbud/{policyNumber}', 'PUT /skadekunde/kontaktinformasjon', 'POST /liv/kunde/v1/contactInfo',
    'POST /adresse/oppdater', 'POST /samtykke/oppdater', 'POST /samtykke/reservasjon', 'POST /feedback/', 'POST /jumpsst/',
  ]);
  assert.deepEqual([...new Set(mock.requests.filter(({ method }) => method !== 'GET').map(({ endpoint }) => endpoint))], ['session-extend']);
  assert.ok(mock.requests.filter(({ endpoint, status }) => endpoint && status === 400).every(({ headers }) => headers['x-xsrf-token'] === 'wrong'));
});

test('every planted fault of a response is found, and no other TK-12', async (t) => {
  const scenario = 'tilbud-wrong-types+avtaler-html+kundeadresser-malformed+reservasjon-empty+bankkontakt-500+postnummer-reset+motoroppgaver-timeout';
  const { mock } = await startMock(t, { customer: 'one', scenario });
  const found = await faultsOf({ url: mock.url, timeLimit: 300 });
  assert.deepEqual(Object.keys(found).sort(), [
    'GET /adresse/kundeadresser', 'GET /adresse/postnummer', 'GET /auth/bankkontakt', 'GET /avtaleoversikt/avtaler', 'GET /avtaleoversikt/tilbud',
    'GET /motor/oppgaver/motoroppgaver', 'GET /samtykke/reservasjon/hent',
  ]);
  assert.ok(found['GET /avtaleoversikt/tilbud'].includes('/tilbud/0/monthlyPrice must be number,null'), String(found['GET /avtaleoversikt/tilbud']));
  assert.deepEqual(found['GET /auth/bankkontakt'], ['refused with 500, though a customer is logged in']);
  assert.deepEqual(found['GET /adresse/kundeadresser'], ['the body is no JSON']);
  assert.match(found['GET /adresse/postnummer'][0], /^no answer: /);
  assert.match(found['GET /motor/oppgaver/motoroppgaver'][0], /^no answer: .*timeout/);
});

/** A change of what a backend answers, and where it is found. */
const planted = {
  'a token that no script can read': [
    ({ headers }) => {
      const [cookie] = headers.getSetCookie();
      if (cookie) headers.set('Set-Cookie', `${cookie.replace('Path=/', 'Path=/api')}; HttpOnly`);
    },
    ['GET /auth/session-status'], /HttpOnly/,
  ],
  'a wrong token that is taken': [
    (response, { headers }) => (headers['x-xsrf-token'] === 'wrong' ? { status: 204, text: null } : undefined), ['with a wrong X-XSRF-TOKEN'], /any page may act/,
  ],
  'no expiry of an extended session': [({ headers }, { method }) => (method === 'POST' ? headers.delete('x-session-expiry') : undefined), ['POST /auth/session-extend'], /X-Session-Expiry is missing/],
  'an expiry that is a date': [
    ({ headers }, { url }) => (url === `${api}/avtaleoversikt/tilbud` ? headers.set('x-session-expiry', '2026-12-31T12:00') : undefined),
    ['GET /avtaleoversikt/tilbud'], /no number of seconds/,
  ],
  'a redirect to a login page': [
    (response, { url }) => (url === `${api}/skadekunde/hent` ? { status: 302, headers: new Headers({ location: '/login', 'x-session-expiry': '9', 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' }), text: '' } : undefined),
    ['GET /skadekunde/hent'], /status 302/,
  ],
  'its start page for a path that there is not': [
    (response, { url }) => (url.endsWith('finnes-ikke') ? { status: 200, text: '<!doctype html>' } : undefined), ['a path that there is not'], /answered with 200/,
  ],
  'a preflight without a header': [
    ({ headers }, { method }) => (method === 'OPTIONS' ? headers.set('access-control-allow-headers', 'x-requested-by, content-type') : undefined),
    [`from ${origin}`], /lacks traceparent, x-xsrf-token, idempotency-key/,
  ],
  'a preflight without a method': [
    ({ headers }, { method }) => (method === 'OPTIONS' ? headers.set('access-control-allow-methods', 'GET, POST, PUT') : undefined), [`from ${origin}`], /^Access-Control-Allow-Methods lacks DELETE$/,
  ],
  'a preflight without the method of contact details': [
    ({ headers }, { method }) => (method === 'OPTIONS' ? headers.set('access-control-allow-methods', 'GET, POST, DELETE') : undefined), [`from ${origin}`], /^Access-Control-Allow-Methods lacks PUT$/,
  ],
  'another encoding than that of JSON': [
    ({ text }, { url }) => (url === `${api}/avtaleoversikt/tilbud` ? { text: Buffer.from(text.replaceAll('Innbo', 'Båt'), 'latin1') } : undefined), ['GET /avtaleoversikt/tilbud'], /is not in UTF-8/,
  ],
  'a header that pages may not read': [
    ({ headers }, { url }) => (url === `${api}/oversikt/aksepttilbud` ? headers.delete('access-control-expose-headers') : undefined), ['GET /oversikt/aksepttilbud'], /Expose-Headers lacks/,
  ],
  'another origin that is allowed': [
    ({ headers }, { url }) => (url === `${api}/oversikt/aksepttilbud` ? headers.set('access-control-allow-origin', 'https://other.example') : undefined),
    ['GET /oversikt/aksepttilbud'], /may not read the answer/,
  ],
};

for (const [name, [change, calls, message]] of Object.entries(planted)) {
  test(`a backend with ${name} is found out TK-12`, async (t) => {
    const { mock } = await startMock(t, { customer: 'one' });
    const found = await faultsOf({ url: await startBackend(t, mock.url, change), origin });
    assert.deepEqual(Object.keys(found), calls);
    assert.match(Object.values(found).flat().join('\n'), message);
  });
}

test('without a login every response but two has to be a refusal TK-12', async (t) => {
  const { mock } = await startMock(t, { scenario: 'no-session' });
  const { isLoggedIn, faults } = await checkBackend({ url: mock.url, openApi });
  assert.deepEqual([isLoggedIn, faults], [false, 0]);
  const talkative = await startBackend(t, mock.url, (response, { url }) => (url === `${api}/skadekunde/hent` ? { status: 200, text: '{}' } : undefined));
  assert.deepEqual(await faultsOf({ url: talkative }), { 'GET /skadekunde/hent': ['answered with 200, though nobody is logged in; 401 is agreed'] });
  assert.deepEqual(await faultsOf({ url: mock.url, cookie: 'session=1' }), { 'GET /auth/session-status': ['nobody is logged in with the cookie that was given'] });
});

for (const [status, calls] of [[500, ['session-status', 'login', 'client-context']], [404, ['session-status', 'login', 'client-context']], [401, ['login']]]) {
  test(`a server that answers ${status} to everything is no backend TK-12`, async (t) => {
    const { mock } = await startMock(t);
    const url = await startBackend(t, mock.url, () => ({ status, headers: new Headers(), text: '' }));
    const found = await faultsOf({ url });
    const told = ['session-status', 'login', 'client-context'].filter((name) => found[`GET /auth/${name}`]?.[0].includes(`with ${status}`));
    assert.deepEqual(told, calls);
    const withCookie = await faultsOf({ url, cookie: 'session=1' });
    assert.equal(String(withCookie['GET /auth/session-status']).includes('nobody is logged in with the cookie'), status === 401);
  });
}

test('where nothing answers, each call says so TK-12', async () => {
  const { faults, calls } = await checkBackend({ url: 'http://127.0.0.1:9', openApi });
  assert.equal(faults, calls.length);
  assert.ok(calls.every(({ faults: [fault] }) => fault.startsWith('no answer: ')));
});
