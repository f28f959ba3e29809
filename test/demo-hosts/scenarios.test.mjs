import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { endpointNames, faultKinds, generalScenarios, parseScenario } from '../../testing/api/scenarios.mjs';
import { operationsOf } from '../../testing/contract/operations.mjs';
import { callOf } from '../testing/right-calls.mjs';
import { openPage, startServer } from './demo-client.mjs';

const openApi = JSON.parse(readFileSync('testing/openapi.json', 'utf8'));
/** One right call of every endpoint. */
const calls = Object.fromEntries(operationsOf(openApi).map((operation) => [operation.id, callOf(operation)]));

const noResponse = 'no response';

/** What a call gives: its response, or `noResponse` when none comes within the time. */
async function outcome(client, name) {
  const { method, path, body } = calls[name];
  try {
    return await client.call(method, path, { body, signal: AbortSignal.timeout(60) });
  } catch (error) {
    if (error.name === 'TimeoutError') return noResponse;
    throw error;
  }
}

const isType = (headers, type) => headers.get('content-type').startsWith(type);
const checks = {
  500: ({ status, json }) => status === 500 && json !== undefined,
  404: ({ status, json }) => status === 404 && json !== undefined,
  html: ({ status, text, headers }) => status === 500 && text.includes('<h1>') && isType(headers, 'text/html'),
  malformed: ({ status, json, headers }) => status === 200 && json === undefined && isType(headers, 'application/json'),
  'wrong-types': ({ status, json }) => status === 200 && json !== undefined,
  empty: ({ status, text }) => status === 204 && text === '',
};

test('every endpoint of the contract answers right', async (t) => {
  assert.deepEqual(Object.keys(calls).sort(), [...endpointNames].sort());
  for (const name of endpointNames) {
    const { origin } = await startServer(t);
    const { method, path, body } = calls[name];
    const { status } = await (await openPage(origin)).call(method, path, { body });
    assert.ok(status === 200 || status === 204, `${name}: ${status}`);
  }
});

for (const [kind, check] of Object.entries(checks)) {
  test(`every endpoint can fail with -${kind}`, async (t) => {
    for (const name of endpointNames) {
      const { origin } = await startServer(t);
      const client = await openPage(origin, `scenario=${name}-${kind}`);
      const { method, path, body } = calls[name];
      const response = await client.call(method, path, { body });
      assert.ok(check(response), `${name}-${kind}: ${response.status} ${response.text.slice(0, 80)}`);
      if (kind === 'wrong-types' && method === 'GET') {
        const right = await (await openPage(origin, 'customer=full')).call(method, path, { body });
        assert.notDeepEqual(response.json, right.json, name);
      }
    }
  });
}

test('every endpoint can be slow, or never answer', async (t) => {
  const { origin } = await startServer(t, { slowMs: 600_000 });
  const results = await Promise.all(endpointNames.flatMap((name) => ['timeout', 'slow'].map(async (kind) => {
    const client = await openPage(origin, `scenario=${name}-${kind}`);
    return [name, kind, await outcome(client, name)];
  })));
  for (const [name, kind, response] of results) assert.equal(response, noResponse, `${name}-${kind}`);
});

test('every endpoint can break the line', async (t) => {
  const { origin } = await startServer(t);
  for (const name of endpointNames) {
    const { call } = await openPage(origin, `scenario=${name}-reset`);
    const { method, path, body } = calls[name];
    await assert.rejects(call(method, path, { body }), ({ cause }) => cause.code === 'ECONNRESET' || cause.message === 'other side closed', name);
  }
});

test('slow responses come in the end', async (t) => {
  const { origin } = await startServer(t, { slowMs: 20 });
  const client = await openPage(origin, 'scenario=slow');
  const began = performance.now();
  assert.equal((await client.call('GET', '/avtaleoversikt/avtaler')).status, 200);
  assert.ok(performance.now() - began >= 19);
});

test('the responses say what the scenario says OV-64 OF-41 API-68', async (t) => {
  const { origin } = await startServer(t);
  const read = async (scenario) => {
    const { call } = await openPage(origin, `customer=full&scenario=${scenario}`);
    const agreements = (await call('GET', '/avtaleoversikt/avtaler')).json;
    const offers = (await call('GET', '/avtaleoversikt/tilbud')).json;
    const partner = (await call('GET', '/eikaintegrasjon/avtaler')).json;
    return [agreements.systemSourceError, offers.systemSourceError, agreements.tilbud?.length, partner.systemSourceError];
  };
  assert.deepEqual(await read(''), [false, false, undefined, false]);
  assert.deepEqual(await read('source-error'), [true, true, undefined, false]);
  assert.deepEqual(await read('avtaler-source-error'), [true, false, undefined, false]);
  assert.deepEqual(await read('tilbud-source-error'), [false, true, undefined, false]);
  assert.deepEqual(await read('eika-avtaler-source-error'), [false, false, undefined, true]);
  assert.deepEqual(await read('offers-in-overview'), [false, false, 5, false]);
  assert.deepEqual(await read('offers-in-overview+avtaler-source-error'), [true, false, 5, false]);
  assert.deepEqual(await read('offers-in-overview,tilbud-source-error'), [false, true, 5, false]);
});

test('every name of the index is known, others are not', () => {
  const faults = endpointNames.flatMap((name) => Object.keys(faultKinds).map((kind) => `${name}-${kind}`));
  const names = [...Object.keys(generalScenarios), ...faults];
  assert.deepEqual(parseScenario(names.join('+')).unknown, []);
  const wrong = ['tilbud', 'tilbud-', 'tilbud-501', 'x-500', 'expires-in-', 'tilbud-constructor', 'SLOW'];
  assert.deepEqual(parseScenario(wrong.join(',')).unknown, wrong);
});
