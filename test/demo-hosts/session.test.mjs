import assert from 'node:assert/strict';
import test from 'node:test';
import { createClient, openPage, startServer } from './demo-client.mjs';

const status = '/auth/session-status';
const offers = '/avtaleoversikt/tilbud';

/** A server whose time the test moves. */
async function startAtTime(t) {
  const time = { now: Date.UTC(2026, 0, 15, 12) };
  const { origin, server } = await startServer(t, { now: () => time.now });
  return { origin, server, pass: (seconds) => { time.now += seconds * 1000; } };
}

test('a session lasts 20 minutes after the last call, then really ends SW-22', async (t) => {
  const { origin, pass } = await startAtTime(t);
  const { call } = await openPage(origin, 'customer=one');
  const first = await call('GET', status);
  assert.equal(first.headers.get('x-session-expiry'), '1200');
  assert.equal(first.headers.get('cache-control'), 'no-store');
  assert.equal(typeof first.json.kfpSessionId, 'string');
  pass(1199);
  assert.equal((await call('GET', offers)).headers.get('x-session-expiry'), '1200');
  pass(1199);
  assert.equal((await call('GET', status)).json.kfpSessionId, first.json.kfpSessionId);
  pass(1200);
  const late = await call('GET', status);
  assert.deepEqual([late.json, late.headers.get('x-session-expiry')], [{}, null]);
  assert.equal((await call('GET', offers)).status, 401);
  assert.equal((await call('POST', '/auth/session-extend')).status, 401);
});

test('expires-in-50 ends after 50 seconds whatever is called, unless it is extended SW-08 SW-16', async (t) => {
  const { origin, pass } = await startAtTime(t);
  const { call } = await openPage(origin, 'customer=one&scenario=expires-in-50');
  assert.equal((await call('GET', status)).headers.get('x-session-expiry'), '50');
  pass(20.5);
  assert.equal((await call('GET', offers)).headers.get('x-session-expiry'), '30');
  const extended = await call('POST', '/auth/session-extend');
  assert.deepEqual([extended.status, extended.headers.get('x-session-expiry')], [204, '1200']);

  const other = await openPage(origin, 'customer=one&scenario=expires-in-50');
  pass(50);
  assert.deepEqual((await other.call('GET', status)).json, {});
});

test('logout ends the session and answers where to go LG-29 LG-30', async (t) => {
  const { origin } = await startAtTime(t);
  const logOut = async (goto) => {
    const { call } = await openPage(origin, 'customer=one');
    const { json } = await call('POST', '/auth/logout', { body: { goto } });
    assert.deepEqual((await call('GET', status)).json, {});
    assert.equal((await call('GET', offers)).status, 401);
    return json.logoutUrl;
  };
  assert.equal(await logOut('/demo/logged-out/'), '/demo/logged-out/');
  assert.equal(await logOut(`${origin}/x`), `${origin}/x`);
  assert.equal(await logOut('https://evil.example/'), '/');
  assert.equal(await logOut('//evil.example/'), '/');
});

test('no-session is logged out until the customer logs in LG-05', async (t) => {
  const { origin } = await startAtTime(t);
  const { call, cookies } = await openPage(origin, 'customer=many&scenario=no-session,tilbud-500');
  assert.deepEqual((await call('GET', status)).json, {});
  const referer = `${origin}/privat/forsikring/oversikt/tilbud?distributor=sb1&scenario=no-session`;
  const { loginUrl } = (await call('GET', '/auth/login', { headers: { Referer: referer } })).json;
  assert.equal(loginUrl,
    '/demo/login/?return=%2Fprivat%2Fforsikring%2Foversikt%2Ftilbud%3Fdistributor%3Dsb1&customer=many');

  const page = await (await fetch(origin + loginUrl)).text();
  const fields = Array.from(page.matchAll(/name="(\w+)" value="([^"]*)"/g), ([, name, value]) => [name, value]);
  const response = await fetch(`${origin}/demo/login/`, {
    method: 'POST', body: new URLSearchParams(fields), headers: { Cookie: cookies.join('; ') }, redirect: 'manual',
  });
  assert.equal(response.status, 303);
  assert.equal(response.headers.get('location'), '/privat/forsikring/oversikt/tilbud?distributor=sb1');
  const loggedIn = createClient(origin, response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]));
  assert.equal((await loggedIn.call('GET', '/avtaleoversikt/avtaler')).json.avtaler.length, 40);
  assert.equal((await loggedIn.call('GET', offers)).status, 500);
});

test('login goes back to paths of the server only', async (t) => {
  const { origin } = await startAtTime(t);
  for (const back of ['https://evil.example/', '//evil.example/', '/\\evil.example', '/a\nb', '']) {
    const response = await fetch(`${origin}/demo/login/`, {
      method: 'POST', body: new URLSearchParams({ return: back }), redirect: 'manual',
    });
    assert.equal(response.headers.get('location'), '/privat/forsikring/oversikt', back);
  }
});

test('a page keeps its session unless its address names a customer or a scenario CF-70', async (t) => {
  const { origin } = await startAtTime(t);
  const { cookies, call } = await openPage(origin, 'customer=many');
  const open = async (query) => {
    const response = await fetch(`${origin}/privat/forsikring/hus`, { headers: { Cookie: cookies.join('; ') } });
    await response.text();
    const page = await fetch(`${origin}/demo/mobile-bank/?${query}`, { headers: { Cookie: cookies.join('; ') } });
    await page.text();
    return page.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  };
  assert.deepEqual(await open(''), cookies);
  assert.equal((await call('GET', '/auth/client-context')).json.loginContext, 'MOBILBANK');
  assert.deepEqual(await open('loginContext=MOBILBANK_DNB'), cookies);
  assert.equal((await call('GET', '/auth/client-context')).json.loginContext, 'MOBILBANK_DNB');
  assert.notDeepEqual(await open('customer=many'), cookies);
  assert.notDeepEqual(await open('scenario=slow'), cookies);
});
