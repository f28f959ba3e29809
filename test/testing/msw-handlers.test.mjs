import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { pathToFileURL } from 'node:url';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createBundledPackages } from '../../build/bundled-packages.mjs';
import { writeTestingFiles } from '../../build/testing-files.mjs';
import { handlers } from '../../testing/testing.mjs';

const offers = '/avtaleoversikt/tilbud';

/** Answers the calls of this test, which go to any host. */
function intercept(t, options) {
  const server = setupServer(...handlers(options));
  server.listen({ onUnhandledRequest: 'error' });
  t.after(() => server.close());
  const call = (method, path, { headers, ...init } = {}) => fetch(`https://bank.example/api/privat/forsikring${path}`, {
    method,
    headers: { 'X-Requested-By': 'kfp', 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID(), ...headers },
    ...init,
  });
  return { server, call };
}

test('MSW answers with a customer and a fault, keeps changes and tells when the session ends TK-07', async (t) => {
  const { call } = intercept(t, { customer: 'one', scenario: 'avtaler-500', loginContext: 'MOBILBANK' });
  const status = await call('GET', '/auth/session-status');
  assert.equal(status.headers.get('x-session-expiry'), '1200');
  assert.equal(typeof (await status.json()).kfpSessionId, 'string');
  const numbers = async () => (await (await call('GET', offers)).json()).tilbud.map(({ policyNumber }) => policyNumber);
  assert.deepEqual(await numbers(), ['90500016']);
  assert.equal((await call('DELETE', `${offers}/90500016`)).status, 204);
  assert.deepEqual(await numbers(), []);
  assert.equal((await call('GET', '/avtaleoversikt/avtaler')).status, 500);
  assert.equal((await (await call('GET', '/auth/client-context')).json()).loginContext, 'MOBILBANK');
  const logout = await call('POST', '/auth/logout', { body: JSON.stringify({ goto: '/ut' }) });
  assert.deepEqual(await logout.json(), { logoutUrl: '/ut' });
  assert.equal((await call('GET', offers)).status, 401);
  assert.deepEqual(await (await call('GET', '/auth/login')).json(), { loginUrl: 'https://bank.example/' });
});

test('a line that breaks, a response that never comes and a wrong call are as on a server TK-07', async (t) => {
  const { call } = intercept(t, { scenario: 'tilbud-reset+avtaler-timeout' });
  await assert.rejects(call('GET', offers), TypeError);
  const stop = new AbortController();
  const waiting = call('GET', '/avtaleoversikt/avtaler', { signal: stop.signal });
  assert.equal((await call('GET', '/liv/kunde/v1/kunde')).status, 200);
  stop.abort();
  await assert.rejects(waiting, { name: 'AbortError' });
  const refused = await call('GET', '/skadekunde/hent', { headers: { 'X-Requested-By': 'bank' } });
  assert.deepEqual([refused.status, await refused.json()], [400, { reason: 'Header X-Requested-By must be kfp.' }]);
  // A page's own token, whose cookie does not reach a handler.
  assert.equal((await call('GET', '/skadekunde/hent', { headers: { 'X-XSRF-TOKEN': 'abc' } })).status, 200);
});

test('a test may answer one endpoint itself', async (t) => {
  const { server, call } = intercept(t, { customer: 'one' });
  server.use(http.get(`*${offers}`, () => HttpResponse.json({ tilbud: [] })));
  assert.deepEqual(await (await call('GET', offers)).json(), { tilbud: [] });
  assert.equal((await (await call('GET', '/avtaleoversikt/avtaler')).json()).avtaler.length, 1);
});

test('names that there are not are refused TK-03', () => {
  assert.throws(() => handlers({ customer: 'kari' }), TypeError);
  assert.throws(() => handlers({ scenario: 'nei' }), TypeError);
});

test('the module loads without MSW, and handlers says what is missing TK-08', async (t) => {
  const out = await mkdtemp(join(tmpdir(), 'kfp-testing-'));
  t.after(() => rm(out, { recursive: true }));
  await writeTestingFiles({ out, bundled: createBundledPackages(out) });
  const alone = await import(pathToFileURL(join(out, 'testing.js')).href);
  const mock = await alone.createMockServer({ customer: 'one' });
  assert.equal(mock.state.offers.length, 1);
  await mock.close();
  assert.throws(() => alone.handlers(), /^Error: handlers\(\) needs the package msw: npm install --save-dev msw$/);
});
