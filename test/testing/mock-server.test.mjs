import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import ts from 'typescript';
import { customers } from '../../testing/customers/customers.mjs';
import { createMockServer } from '../../testing/testing.mjs';
import { startMock } from './start-mock.mjs';

const offers = '/avtaleoversikt/tilbud';
const status = '/auth/session-status';
const page = 'http://localhost:5173';

test('a test names the customer and the fault, and sees what was asked TK-01 TK-02', async (t) => {
  const { mock, call } = await startMock(t, { customer: 'one', scenario: 'avtaler-500' });
  assert.match(mock.url, /^http:\/\/localhost:\d+$/);
  assert.equal(mock.url, `http://localhost:${mock.port}`);
  assert.equal(typeof (await call('GET', status)).json.kfpSessionId, 'string');
  const { json: { tilbud } } = await call('GET', offers);
  assert.deepEqual(tilbud.map(({ policyNumber }) => policyNumber), ['90500016']);
  assert.equal((await call('GET', '/avtaleoversikt/avtaler')).status, 500);
  await call('DELETE', `${offers}/90500016`);
  await call('GET', '/samtykke/tekster?bankkunde=ja');
  assert.deepEqual(mock.requests.map(({ endpoint, method, status: answered }) => [endpoint, method, answered]), [
    ['session-status', 'GET', 200], ['tilbud', 'GET', 200], ['avtaler', 'GET', 500], ['slett-tilbud', 'DELETE', 204], ['samtykke-tekster', 'GET', 400],
  ]);
  assert.equal(mock.requests.at(-1).query, 'bankkunde=ja');
  assert.equal(mock.requests.at(-1).headers['x-requested-by'], 'kfp');
});

test('a test reads and changes what the customer has TK-02', async (t) => {
  const { mock, call } = await startMock(t, { customer: 'full' });
  mock.state.offers = [{ policyNumber: '41', name: 'Hytte på fjellet' }];
  assert.deepEqual((await call('GET', offers)).json.tilbud, [{ policyNumber: '41', name: 'Hytte på fjellet' }]);
  await call('DELETE', `${offers}/41`);
  assert.deepEqual(mock.state.offers, []);
});

test('a test changes customer and scenario while the server runs, and begins again TK-02', async (t) => {
  const { mock, call } = await startMock(t, { customer: 'one', scenario: 'tilbud-500' });
  const count = async () => (await call('GET', offers)).json.tilbud?.length;
  assert.equal(await count(), undefined);
  mock.use({ scenario: '' });
  assert.equal(await count(), 1);
  mock.use({ customer: 'many' });
  assert.equal(await count(), 12);
  mock.use({ customer: undefined, scenario: undefined });
  assert.equal(await count(), 12);
  mock.state.offers = [];
  mock.use({ scenario: 'tilbud-404' });
  assert.equal((await call('GET', offers)).status, 404);
  mock.use({ scenario: '' });
  assert.equal(await count(), 0);
  mock.reset();
  assert.deepEqual(mock.requests, []);
  assert.equal((await call('GET', offers)).status, 500);
  mock.use({ customer: 'many', scenario: '' });
  assert.equal(await count(), 12);
});

test('names that there are not are refused with those that there are TK-03', async (t) => {
  await assert.rejects(createMockServer({ customer: 'kari' }), /^TypeError: There is no customer «kari»\. There are full, none,/);
  await assert.rejects(createMockServer({ customer: 'constructor' }), TypeError);
  await assert.rejects(createMockServer({ scenario: 'slow+tilbud-501' }), /^TypeError: There is no scenario «tilbud-501»\. There are slow, .* such as tilbud-500\./);
  const { mock, call } = await startMock(t, { customer: 'one' });
  assert.throws(() => mock.use({ customer: 'kari' }), TypeError);
  assert.throws(() => mock.use({ scenario: 'tilbud' }), TypeError);
  assert.equal((await call('GET', offers)).json.tilbud.length, 1);
});

test('the types name every customer', () => {
  const file = 'testing/testing.d.mts';
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const { type } = source.statements.find((statement) => statement.name?.text === 'CustomerName');
  assert.deepEqual(type.types.map(({ literal }) => literal.text), Object.keys(customers));
});

test('the session ends and is begun by the login, which leads back to the page TK-06', async (t) => {
  const { mock, call } = await startMock(t, { customer: 'one', scenario: 'no-session+tilbud-500' });
  const logIn = async () => {
    const { json: { loginUrl } } = await call('GET', '/auth/login', { headers: { Origin: page, Referer: `${page}/konto?fane=1` } });
    assert.equal(loginUrl, `${mock.url}/login`);
    return fetch(loginUrl, { redirect: 'manual' });
  };
  assert.deepEqual((await call('GET', status)).json, {});
  assert.equal((await call('GET', offers)).status, 401);
  const response = await logIn();
  assert.deepEqual([response.status, response.headers.get('location')], [302, `${page}/konto?fane=1`]);
  assert.equal(typeof (await call('GET', status)).json.kfpSessionId, 'string');
  assert.equal((await call('GET', offers)).status, 500);
  mock.endSession();
  assert.deepEqual((await call('GET', status)).json, {});
  await logIn();
  assert.equal((await call('GET', offers)).status, 500);
  const { json: { logoutUrl } } = await call('POST', '/auth/logout', { body: { goto: `${page}/ut` }, headers: { Origin: page } });
  assert.equal(logoutUrl, `${page}/ut`);
  assert.equal((await call('GET', offers)).status, 401);
});

test('a page of another origin may call, and reads when the session ends TK-04', async (t) => {
  const { mock, call } = await startMock(t, { customer: 'one' });
  const wanted = 'x-requested-by,traceparent,x-xsrf-token,idempotency-key,content-type,x-correlation-id';
  const preflight = await fetch(`${mock.url}/api/privat/forsikring${offers}/90500016`, {
    method: 'OPTIONS', headers: { Origin: page, 'Access-Control-Request-Method': 'DELETE', 'Access-Control-Request-Headers': wanted },
  });
  assert.equal(preflight.status, 204);
  assert.equal(preflight.headers.get('access-control-allow-origin'), page);
  assert.equal(preflight.headers.get('access-control-allow-headers'), wanted);
  assert.match(preflight.headers.get('access-control-allow-methods'), /DELETE/);
  // The page has a token of another server of this machine, and sends no cookies.
  const { headers, status: answered } = await call('GET', offers, { headers: { Origin: page, 'X-XSRF-TOKEN': 'abc' } });
  assert.equal(answered, 200);
  assert.deepEqual(['access-control-allow-origin', 'access-control-expose-headers', 'x-session-expiry'].map((name) => headers.get(name)), [page, 'X-Session-Expiry', '1200']);
  const refused = await call('GET', offers, { headers: { Origin: page, 'X-Requested-By': 'bank' } });
  assert.deepEqual([refused.status, refused.headers.get('access-control-allow-origin')], [400, page]);
  assert.deepEqual(mock.requests.map(({ endpoint }) => endpoint), ['tilbud', 'tilbud']);
});

test('a page behind a proxy gets a token with the first call, and has to send it with each change TK-05', async (t) => {
  const { call } = await startMock(t, { customer: 'one' });
  const [cookie] = (await call('GET', status)).headers.getSetCookie().map((text) => text.split(';')[0]);
  const raw = cookie.slice('XSRF-TOKEN='.length);
  assert.notEqual(raw, decodeURIComponent(raw));
  const extend = async (headers) => (await call('POST', '/auth/session-extend', { headers: { Cookie: cookie, ...headers } })).status;
  assert.equal(await extend({ 'X-XSRF-TOKEN': decodeURIComponent(raw) }), 204);
  assert.equal(await extend({ 'X-XSRF-TOKEN': raw }), 400);
  assert.equal(await extend({}), 400);
  // The cookie may have come after the page had read its cookies for this call.
  assert.equal((await call('GET', offers, { headers: { Cookie: cookie } })).status, 200);
  const known = await call('GET', status, { headers: { Cookie: cookie, 'X-XSRF-TOKEN': decodeURIComponent(raw) } });
  assert.deepEqual(known.headers.getSetCookie(), []);
});

test('its clock, its delays and who the bank is are the choice of the test', async (t) => {
  let now = Date.UTC(2026, 0, 15);
  const { call } = await startMock(t, { now: () => now, slowMs: 1, scenario: 'slow', loginContext: 'MOBILBANK', distributor: 'eika' });
  assert.equal((await call('GET', offers)).status, 200);
  assert.equal((await call('GET', '/auth/client-context')).json.loginContext, 'MOBILBANK');
  assert.equal((await call('GET', '/auth/bankkontakt')).json.navn, 'Dalbanken');
  now += 1200_000;
  assert.equal((await call('GET', offers)).status, 401);
});

test('two servers have states of their own, and a port that is taken is told', async (t) => {
  const one = await startMock(t, { customer: 'one' });
  const other = await startMock(t, { customer: 'one' });
  await one.call('DELETE', `${offers}/90500016`);
  assert.equal((await other.call('GET', offers)).json.tilbud.length, 1);
  const { port } = one.mock;
  const message = `Port ${port} is taken: stop what uses it, or take another port (--port of kfp mock); 0 takes any free one.`;
  await assert.rejects(createMockServer({ port }), { code: 'EADDRINUSE', message });
});

test('closing drops responses that wait or never come', async (t) => {
  const mock = await createMockServer({ scenario: 'avtaler-timeout+tilbud-slow', slowMs: 600_000 });
  const ask = (path) => fetch(`${mock.url}/api/privat/forsikring${path}`, { headers: { 'X-Requested-By': 'kfp' } });
  const waiting = ['/avtaleoversikt/avtaler', offers].map((path) => assert.rejects(ask(path)));
  t.mock.method(console, 'error', () => assert.fail('an error was printed'));
  while (mock.requests.length < 2) await new Promise(setImmediate);
  await mock.close();
  await Promise.all(waiting);
});

test('unknown paths are answered 404, and the login without a page to go back to is told', async (t) => {
  const { mock } = await startMock(t);
  assert.equal((await fetch(`${mock.url}/`)).status, 404);
  assert.equal((await fetch(`${mock.url}/api/privat/forsikring/nei`)).status, 404);
  assert.equal((await fetch(`${mock.url}/login`)).status, 200);
});
