import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { createResponseCheck } from '../../testing/contract/response-check.mjs';
import { operationsOf } from '../../testing/contract/operations.mjs';
import { apiPrefix } from '../../testing/api/route.mjs';
import { endpointNames, generalScenarios } from '../../testing/api/scenarios.mjs';
import { endpointOf } from '../../testing/api/stand-in-api.mjs';
import { customers } from '../../testing/customers/customers.mjs';
import { bodies, callOf } from './right-calls.mjs';
import { malformedResponses } from '../support/browser/malformed-bodies.js';
import { startMock } from './start-mock.mjs';

const openApi = JSON.parse(readFileSync('testing/openapi.json', 'utf8'));
const operations = operationsOf(openApi);
const check = createResponseCheck(openApi);

test('the description is OpenAPI 3.1, and every reference leads to something TK-09', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(openApi));
  assert.ok(valid, JSON.stringify(errors));
  const references = [...JSON.stringify(openApi).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path);
  for (const path of references) assert.ok(path.split('/').reduce((value, part) => value?.[part], openApi), path);
  const parts = Object.entries(openApi.components).flatMap(([kind, values]) => Object.keys(values).map((name) => `components/${kind}/${name}`));
  for (const part of parts) assert.ok(references.includes(part), `${part} is used by nothing`);
});

test('it describes every endpoint of the stand-in API, and no other TK-09', () => {
  assert.deepEqual(operations.map(({ id }) => id).sort(), [...endpointNames].sort());
  for (const { id, method, path } of operations) assert.equal(endpointOf(method, apiPrefix + path.replace(/{.*}/, '1')), id);
});

test('the element tests have a malformed response for every read of customer data', () => {
  const reads = operations.filter(({ method, path }) => method === 'GET' && !/^\/auth\/(session-status|login|bankkontakt)$/.test(path));
  const respond = malformedResponses(1);
  assert.deepEqual(reads.map(({ path }) => path.slice(1)).filter((endpoint) => !respond(endpoint)), []);
});

test('the types of the customer have every field that is described of an insurance, an offer and an address', () => {
  const types = readFileSync('testing/testing.d.mts', 'utf8');
  for (const name of ['Agreement', 'Offer', 'Address']) {
    const [, members = ''] = new RegExp(`interface Wire${name} {([^]*?)\\n}`).exec(types) ?? [];
    const lacking = Object.keys(openApi.components.schemas[name].properties).filter((field) => !new RegExp(`^  ${field}\\??:`, 'm').test(members));
    assert.deepEqual(lacking, [], `Wire${name} of testing/testing.d.mts lacks ${lacking.join(', ')}`);
  }
});

/** The faults of every response for one customer, in a new server, as changes go last. */
async function faultsOf(t, options, wanted = operations) {
  const { call } = await startMock(t, { slowMs: 1, ...options });
  const inOrder = wanted.toSorted((a, b) => Number(a.method !== 'GET') - Number(b.method !== 'GET') || Number(a.id === 'logout') - Number(b.id === 'logout'));
  const faults = [];
  for (const operation of inOrder) {
    const { method, path, body } = callOf(operation);
    const { text, ...response } = await call(method, path, { body });
    faults.push(...check(operation, { ...response, text }).map((fault) => `${operation.id} ${response.status}: ${fault}`));
  }
  return faults;
}

for (const customer of Object.keys(customers)) {
  test(`every response for the customer ${customer} is as described, in each scenario TK-09`, async (t) => {
    for (const scenario of ['', ...Object.keys(generalScenarios)]) assert.deepEqual(await faultsOf(t, { customer, scenario }), [], scenario);
  });
}

test('failures are as described, responses with faults are found TK-09', async (t) => {
  const faultsWith = async ({ id }, kind) => (await faultsOf(t, { scenario: `${id}-${kind}` }, [operations.find((one) => one.id === id)])).length;
  for (const operation of operations) {
    assert.equal(await faultsWith(operation, '500'), 0);
    assert.equal(await faultsWith(operation, '404'), 0);
    const hasBody = '200' in operation.description.responses;
    for (const kind of ['html', 'malformed', 'wrong-types', 'empty']) {
      // What has no body has none to be wrong either; a session-status without one says that nobody is logged in.
      const isRight = (kind === 'empty' && (!hasBody || operation.id === 'session-status'));
      assert.equal(await faultsWith(operation, kind) > 0, !isRight, `${operation.id}-${kind}`);
    }
  }
});

test('what the stand-in API takes as a body is what is described TK-09', async (t) => {
  const { call } = await startMock(t);
  for (const { operation, body, isRight } of bodies(operations, openApi)) {
    const { method, path } = callOf(operation);
    const { status, json } = await call(method, path, { body });
    const isTaken = !(status === 400 && json.reason);
    assert.equal(isTaken, isRight, `${operation.id} ${JSON.stringify(body)}: ${status}`);
  }
});

test('faults are told with their place', () => {
  const operation = operations.find(({ id }) => id === 'tilbud');
  const tell = (status, value, headers = {}) =>
    check(operation, { status, headers: new Headers({ 'Content-Type': 'application/json', ...headers }), text: typeof value === 'string' ? value : JSON.stringify(value) });
  assert.deepEqual(tell(200, { tilbud: [{ monthlyPrice: null, expirationDate: null }, { name: null }], systemSourceError: null }), []);
  assert.deepEqual(tell(200, { tilbud: [{}, { monthlyPrice: '100' }] }), ['/tilbud/1/monthlyPrice must be number,null']);
  assert.deepEqual(tell(200, { tilbud: [{ expirationDate: '31.12.2026' }] }), ['/tilbud/0/expirationDate must match format "date"']);
  assert.deepEqual(tell(200, {}), ["the answer must have required property 'tilbud'"]);
  assert.deepEqual(tell(200, []), ['the answer must be object']);
  assert.deepEqual(tell(200, '<html>'), ['the body is no JSON']);
  assert.deepEqual(tell(200, {}, { 'Content-Type': 'text/html' }), ['Content-Type is «text/html», where application/json is agreed']);
  assert.deepEqual(tell(302, ''), ['status 302, where 200 is agreed']);
  assert.deepEqual(tell(500, ''), []);
  assert.deepEqual(tell(200, { tilbud: [] }, { 'X-Session-Expiry': '86400' }), []);
  assert.deepEqual(tell(200, { tilbud: [] }, { 'X-Session-Expiry': '1199.5' }), []);
  for (const expiry of ['soon', '1199,5', '1200000', '1795881921', '1795881921525']) {
    assert.deepEqual(tell(200, { tilbud: [] }, { 'X-Session-Expiry': expiry }), [`X-Session-Expiry is «${expiry}», which is no number of seconds up to a day`]);
  }
  assert.equal(tell(200, { tilbud: Array.from({ length: 9 }, () => ({ name: 1 })) }).at(-1), 'and 4 more');
});
