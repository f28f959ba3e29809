import assert from 'node:assert/strict';
import test from 'node:test';
import { distributors } from '../../demo-hosts/page-choice.mjs';
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

test('what the error service receives is on its page, the last first ER-01', async (t) => {
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

test('what is no envelope is refused, and other items than errors are passed over ER-01', async (t) => {
  const { page, send, origin } = await start(t);
  for (const body of ['x', '{}\n{"type":"event"}\nx', '{}\n{"type":"event"}']) assert.equal((await send(body)).status, 400, body);
  assert.equal((await send('{}\n{"type":"session"}\n{"sid":"1"}')).status, 200);
  assert.match(await page(), /Ingen feil er rapportert/);
  assert.equal((await fetch(`${origin}/demo/error-reports/`, { method: 'PUT' })).status, 405);
  assert.equal((await fetch(`${origin}/demo/error-reports/x`)).status, 404);
});

test('every distributor has the service in its configuration ER-02', async (t) => {
  const { origin } = await start(t);
  const { host } = new URL(origin);
  for (const distributor of distributors) {
    const headers = { Referer: `${origin}/demo/online-bank/?distributor=${distributor}` };
    const config = await (await fetch(`${origin}/demo/config.js`, { headers })).text();
    assert.ok(config.includes(`"dsn": "http://demo@${host}/demo/error-reports/1"`), distributor);
  }
});

test('transactions, profiles and replays are shown too ER-06 to ER-09', async (t) => {
  const { page, send } = await start(t);
  const lines = (...parts) => ['{}', ...parts].map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join('\n');
  const recording = '{"segment_id":0}\n[{"type":4,"data":{"href":"å"}},{"type":2}]';
  const sent = await Promise.all([
    lines({ type: 'transaction' }, {
      event_id: 'a', start_timestamp: 1_763_713_208, timestamp: 1_763_713_209.25, transaction: '/tilbud', spans: [{}, {}], contexts: { trace: { op: 'pageload' } },
    }),
    lines({ type: 'profile_chunk' }, { chunk_id: 'b', profile: { frames: [{}], samples: [{ timestamp: 1_763_713_209 }, { timestamp: 1_763_713_210 }] } }),
    lines({ type: 'replay_event' }, { replay_id: 'c', timestamp: 1_763_713_211, replay_type: 'buffer', segment_id: 0 },
      { type: 'replay_recording', length: Buffer.byteLength(recording) }, recording),
  ].map(send));
  assert.deepEqual(sent.map(({ status }) => status), [200, 200, 200]);
  const text = await page();
  for (const [title, place] of [
    ['Ytelse: /tilbud', 'pageload, 1250 ms, 2 målinger'], ['Profil', '2 prøver, 1 funksjoner'],
    ['Opptak, del 1, på grunn av en feil', '2 hendelser, all tekst maskert'],
  ]) assert.ok(text.includes(`<h2>${title}</h2>\n  <p>${place}<br>`), title);
  assert.equal((await send(lines({ type: 'replay_recording', length: 4 }, 'abcd'))).status, 400);
});
