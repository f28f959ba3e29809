import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import test from 'node:test';
import { createClient, openPage, startServer } from './demo-client.mjs';

const offers = '/avtaleoversikt/tilbud';
const numbersOf = async (call) => (await call('GET', offers)).json.tilbud.map(({ policyNumber }) => policyNumber);

test('a removed offer stays removed until the server starts anew OF-33', async (t) => {
  const { origin } = await startServer(t);
  const { call } = await openPage(origin, 'customer=full');
  const before = await numbersOf(call);
  assert.equal((await call('DELETE', `${offers}/${before[0]}`)).status, 204);
  assert.deepEqual(await numbersOf(call), before.slice(1));
  const later = await openPage(origin, 'customer=full');
  assert.deepEqual(await numbersOf(later.call), before.slice(1));
  assert.equal((await call('DELETE', `${offers}/${before[0]}`)).status, 404);
  assert.equal((await numbersOf((await openPage(origin, 'customer=many')).call)).length, 12);

  const fresh = await startServer(t);
  assert.deepEqual(await numbersOf((await openPage(fresh.origin, 'customer=full')).call), before);
});

test('a repeated Idempotency-Key is answered as the first time and done once API-76', async (t) => {
  const { origin, server } = await startServer(t);
  const { call } = await openPage(origin, 'customer=full&scenario=slett-tilbud-slow');
  const [number] = await numbersOf(call);
  const headers = { 'Idempotency-Key': randomUUID() };
  const remove = () => call('DELETE', `${offers}/${number}`, { headers });
  const both = await Promise.all([remove(), remove()]);
  assert.deepEqual(both.map(({ status }) => status), [204, 204]);
  assert.equal((await remove()).status, 204);

  const feedback = { body: { feedbackValue: '4', text: '', page: '/' }, headers };
  await call('POST', '/feedback/', feedback);
  await call('POST', '/feedback/', feedback);
  assert.equal(server.stateOf('full').feedback.length, 1);
});

test('a change that failed may be tried again with the same key API-76', async (t) => {
  const { origin, server } = await startServer(t);
  const { call } = await openPage(origin, 'customer=one');
  const headers = { 'Idempotency-Key': randomUUID() };
  assert.equal((await call('DELETE', `${offers}/new`, { headers })).status, 404);
  server.stateOf('one').offers.push({ policyNumber: 'new' });
  assert.equal((await call('DELETE', `${offers}/new`, { headers })).status, 204);
});

test('changes of the profile are kept PR-14 PR-51 PR-59 PR-36', async (t) => {
  const { origin } = await startServer(t);
  const { call } = await openPage(origin, 'customer=full');
  await call('PUT', '/skadekunde/kontaktinformasjon', { body: { epostAdresse: 'ny@eksempel.example' } });
  await call('POST', '/samtykke/oppdater', { body: { crossDomainConsentApproved: false } });
  await call('POST', '/samtykke/reservasjon', { body: { harReservasjon: true } });
  await call('POST', '/adresse/oppdater');
  const customer = (await call('GET', '/skadekunde/hent')).json;
  assert.equal(customer.kontaktInformasjon.epostAdresse, 'ny@eksempel.example');
  assert.equal(customer.kontaktInformasjon.mobilNummer, '90000001');
  assert.deepEqual(customer.samtykker, { marketingConsent: 'AUTHORIZED', crossDomainConsent: 'NOT_AUTHORIZED' });
  assert.deepEqual((await call('GET', '/samtykke/reservasjon/hent')).json, { hasReservasjon: true });
  assert.equal((await call('GET', '/adresse/kundeadresser')).json[0].isFolkreregistrert, true);
});

test('contact details that are wrong have a code PR-21 PR-25', async (t) => {
  const { origin } = await startServer(t);
  const { call } = await openPage(origin);
  const put = async (body) => (await call('PUT', '/skadekunde/kontaktinformasjon', { body })).json;
  assert.deepEqual(await put({ epostAdresse: 'nei' }), { code: 'UGYLDIG_MAILADRESSE' });
  assert.deepEqual(await put({ epostAdresse: 'kari@sub.bank.invalid' }), { code: 'UGYLDIG_MAILADRESSE' });
  assert.deepEqual(await put({ mobilNummer: '123' }), { code: 'UGYLDIG_MOBILNR' });
  assert.deepEqual(await put({ mobilNummer: '12345678' }), { code: 'UGYLDIG_MOBILNR' });
  assert.equal(await put({ epostAdresse: 'kari@invalid.no' }), undefined);
});

test('the log has every request with its response', async (t) => {
  const { origin, server } = await startServer(t);
  const { call } = await openPage(origin, 'customer=one');
  await call('POST', '/auth/logout', { body: { goto: '/' } });
  const { method, path, body, status, headers } = server.requests.at(-1);
  assert.deepEqual({ method, path, body, status }, {
    method: 'POST', path: '/api/privat/forsikring/auth/logout', body: '{"goto":"/"}', status: 200,
  });
  assert.equal(headers['x-requested-by'], 'kfp');
});

test('a client without a session is logged out', async (t) => {
  const { origin } = await startServer(t);
  const { call } = createClient(origin, []);
  assert.deepEqual((await call('GET', '/auth/session-status')).json, {});
  assert.equal((await call('GET', offers)).status, 401);
});
