import assert from 'node:assert/strict';
import test from 'node:test';
import { createClient, openPage, startServer } from './demo-client.mjs';

const status = '/auth/session-status';
const extend = '/auth/session-extend';

const headerCases = [
  ['GET without X-Requested-By', 'GET', status, { 'X-Requested-By': null }, /X-Requested-By/],
  ['X-Requested-By of another', 'GET', status, { 'X-Requested-By': 'XMLHttpRequest' }, /X-Requested-By/],
  ['GET without X-XSRF-TOKEN', 'GET', status, { 'X-XSRF-TOKEN': null }, /X-XSRF-TOKEN is missing/],
  ['a wrong X-XSRF-TOKEN', 'GET', status, { 'X-XSRF-TOKEN': 'abc' }, /does not equal/],
  ['POST without Content-Type', 'POST', extend, { 'Content-Type': null }, /Content-Type/],
  ['POST of a form', 'POST', extend, { 'Content-Type': 'application/x-www-form-urlencoded' }, /Content-Type/],
  ['POST without Idempotency-Key', 'POST', extend, { 'Idempotency-Key': null }, /Idempotency-Key/],
  ['an Idempotency-Key that is no UUID', 'POST', extend, { 'Idempotency-Key': '1' }, /Idempotency-Key/],
];

test('wrong headers are answered 400 with a reason API-01 API-03 API-07 API-76', async (t) => {
  const { origin } = await startServer(t);
  const { call } = await openPage(origin);
  for (const [name, method, path, headers, reason] of headerCases) {
    const response = await call(method, path, { headers });
    assert.equal(response.status, 400, name);
    assert.match(response.json.reason, reason, name);
  }
  assert.equal((await call('POST', extend)).status, 204);
});

test('the XSRF cookie has to be decoded API-05', async (t) => {
  const { origin } = await startServer(t);
  const { call, cookies } = await openPage(origin);
  const raw = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN=')).slice('XSRF-TOKEN='.length);
  assert.notEqual(raw, decodeURIComponent(raw));
  const response = await call('GET', status, { headers: { 'X-XSRF-TOKEN': raw } });
  assert.equal(response.status, 400);
  assert.match(response.json.reason, /decoded/);
});

test('without the XSRF cookie no header is wanted, nor allowed API-04', async (t) => {
  const { origin } = await startServer(t);
  const { cookies } = await openPage(origin);
  const { call } = createClient(origin, cookies.filter((cookie) => cookie.startsWith('demo-session=')));
  assert.equal((await call('GET', '/avtaleoversikt/tilbud')).status, 200);
  assert.equal((await call('GET', status, { headers: { 'X-XSRF-TOKEN': 'abc' } })).status, 400);
});

const bodyCases = [
  ['POST', extend, { a: 1 }],
  ['POST', '/auth/logout', undefined],
  ['POST', '/auth/logout', {}],
  ['POST', '/auth/logout', { goto: 1 }],
  ['POST', '/auth/logout', { goto: '/', extra: true }],
  ['POST', '/auth/logout', []],
  ['POST', '/auth/logout', null],
  ['DELETE', '/avtaleoversikt/tilbud/90412201', {}],
  ['PUT', '/skadekunde/kontaktinformasjon', {}],
  ['PUT', '/skadekunde/kontaktinformasjon', { epostAdresse: 'a@b.no', mobilNummer: '90000000' }],
  ['PUT', '/skadekunde/kontaktinformasjon', { toString: 'a' }],
  ['POST', '/liv/kunde/v1/contactInfo', { telefon: '90000000' }],
  ['POST', '/adresse/oppdater', {}],
  ['POST', '/samtykke/oppdater', { marketingConsentApproved: 'true' }],
  ['POST', '/samtykke/reservasjon', { hasReservasjon: true }],
  ['POST', '/feedback/', { feedbackValue: 5, text: '', page: '/' }],
  ['POST', '/feedback/', { feedbackValue: '5', text: '' }],
  ['POST', '/jumpsst/', {}],
];

test('bodies must match exactly API-08 API-24 API-49', async (t) => {
  const { origin } = await startServer(t);
  const { call } = await openPage(origin);
  for (const [method, path, body] of bodyCases) {
    const response = await call(method, path, { body });
    assert.equal(response.status, 400, `${method} ${path} ${JSON.stringify(body)}`);
    assert.equal(typeof response.json.reason, 'string');
  }
  assert.equal((await call('POST', '/auth/logout', { text: '{"goto":' })).status, 400);
  assert.equal((await call('POST', '/feedback/', { text: 'x'.repeat(70_000) })).status, 413);
});

test('queries must match exactly API-46 API-40', async (t) => {
  const { origin } = await startServer(t);
  const { call } = await openPage(origin);
  const statusOf = async (path) => (await call('GET', path)).status;
  assert.equal(await statusOf('/samtykke/tekster?bankkunde=true'), 200);
  assert.equal(await statusOf('/samtykke/tekster'), 400);
  assert.equal(await statusOf('/samtykke/tekster?bankkunde=ja'), 400);
  assert.equal(await statusOf('/nbo/produktanbefaling'), 200);
  assert.equal(await statusOf('/nbo/produktanbefaling?produkt=BIL%2CHUS'), 200);
  assert.equal(await statusOf('/nbo/produktanbefaling?produkt='), 400);
  assert.equal(await statusOf('/avtaleoversikt/tilbud?x=1'), 400);
});

test('paths and methods must match exactly API-50', async (t) => {
  const { origin } = await startServer(t);
  const { call } = await openPage(origin);
  const feedback = { feedbackValue: 'Ja', text: '', page: '/' };
  assert.equal((await call('POST', '/feedback', { body: feedback })).status, 404);
  assert.equal((await call('POST', '/feedback/', { body: feedback })).status, 204);
  assert.equal((await call('GET', '/avtaleoversikt/tilbud/')).status, 404);
  assert.equal((await call('DELETE', '/avtaleoversikt/tilbud/%')).status, 404);
  assert.equal((await call('POST', '/avtaleoversikt/tilbud')).status, 405);
  assert.equal((await call('GET', '/ukjent')).json.reason, 'Unknown path.');
});
