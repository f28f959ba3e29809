import assert from 'node:assert/strict';
import test from 'node:test';
import { startServer } from './demo-client.mjs';

const envelope = (event) => ['{}', '{"type":"event"}', JSON.stringify(event)].join('\n');
const event = {
  event_id: '0a1b', timestamp: 1_763_713_208.5, tags: { tag: 'kfp-offers', area: 'offers', status: 500 },
  exception: { values: [{ type: 'HttpError', value: '<b>answered</b>' }] },
};

async function start(t) {
  const { origin } = await startServer(t);
  const page = async () => (await fetch(`${origin}/demo/error-reports/`)).text();
  const send = (body) => fetch(`${origin}/demo/error-reports/api/1/envelope/?sentry_key=demo`, { method: 'POST', body });
  return { origin, page, send };
}

test('ER-01 what the error service receives is on its page, the last first', async (t) => {
  const { page, send } = await start(t);
  assert.match(await page(), /Ingen feil er rapportert/);
  assert.equal((await send(envelope(event))).status, 200);
  assert.equal((await send(envelope({ ...event, tags: { tag: 'kfp-tasks', area: 'tasks' } }))).status, 200);
  const text = await page();
  assert.match(text, /HttpError: &lt;b&gt;answered/);
  assert.match(text, /&lt;kfp-offers&gt;, offers, status 500/);
  assert.match(text, /Kl\. 08:20:08 UTC, <code>0a1b<\/code>/);
  assert.ok(text.indexOf('kfp-tasks') < text.indexOf('kfp-offers'));
  assert.doesNotMatch(text, /<b>/);
});

test('ER-01 what is no envelope is refused, and other items than errors are passed over', async (t) => {
  const { page, send, origin } = await start(t);
  for (const body of ['x', '{}\n{"type":"event"}\nx', '{}\n{"type":"event"}']) assert.equal((await send(body)).status, 400, body);
  assert.equal((await send('{}\n{"type":"session"}\n{"sid":"1"}')).status, 200);
  assert.match(await page(), /Ingen feil er rapportert/);
  assert.equal((await fetch(`${origin}/demo/error-reports/`, { method: 'PUT' })).status, 405);
  assert.equal((await fetch(`${origin}/demo/error-reports/x`)).status, 404);
});

test('ER-02 every distributor but the one that configures nothing has the service in its configuration', async (t) => {
  const { origin } = await start(t);
  const configOf = async (distributor) => {
    const headers = { Referer: `${origin}/demo/online-bank/?distributor=${distributor}` };
    return (await fetch(`${origin}/demo/config.js`, { headers })).text();
  };
  const { host } = new URL(origin);
  assert.ok((await configOf('sb1')).includes(`"dsn": "http://demo@${host}/demo/error-reports/1"`));
  assert.doesNotMatch(await configOf('sbm'), /errorReporting/);
});
