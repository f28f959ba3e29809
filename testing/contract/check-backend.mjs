import { createResponseCheck } from './response-check.mjs';
import { createBackendClient } from './backend-client.mjs';
import { operationsOf } from './operations.mjs';

/** @typedef {import('./operations.mjs').Operation} Operation */
/** @typedef {import('./backend-client.mjs').BackendResponse} BackendResponse */
/** @typedef {import('./check-backend.mjs').CheckedCall} CheckedCall */

/** The queries of operations that need one. @type {Record<string, string>} */
const queries = { produktanbefaling: '?produkt=BIL,HUS', 'samtykke-tekster': '?bankkunde=true' };
/** The statuses of a refusal: nobody is logged in, or may not. */
const refusals = [401, 403];
/** Operations that need no login. */
const open = ['session-status', 'login'];
/** Calls of the methods for which a browser asks first, for their method alone. @type {[method: string, path: string][]} */
const asked = [['PUT', '/skadekunde/kontaktinformasjon'], ['DELETE', '/avtaleoversikt/tilbud/1']];
/** Headers that a preflight must allow. */
const sentHeaders = ['x-requested-by', 'traceparent', 'x-xsrf-token', 'content-type', 'idempotency-key'];

/** @type {typeof import('./check-backend.mjs').checkBackend} */
export async function checkBackend({ url, cookie, origin, openApi, timeLimit = 30_000 }) {
  const document = /** @type {import('./operations.mjs').OpenApi} */ (openApi);
  const operations = operationsOf(document);
  const reads = operations.filter(({ method }) => method === 'GET');
  const client = createBackendClient({ url, cookie, origin, timeLimit });
  const check = createResponseCheck(document);
  const corsFaults = origin === undefined ? () => [] : (/** @type {BackendResponse} */ response) => faultsOfCors(response, origin);
  /** @type {CheckedCall[]} */
  const calls = [];

  /** @param {Operation} operation @param {(response: BackendResponse) => string[]} more */
  async function ask(operation, more) {
    const path = operation.path + (queries[operation.id] ?? '');
    const response = await client.call(operation.method, path);
    const faults = response.problem ? [response.problem] : [...check(operation, response), ...corsFaults(response), ...more(response)];
    calls.push({ call: `${operation.method} ${path}`, status: response.status, faults });
    return response;
  }

  const [status, ...others] = reads;
  if (!status) throw new TypeError('The description has no call that reads.');
  const first = await ask(status, (response) => [...tokenFaults(response), ...loginFaults(response, cookie)]);
  const isLoggedIn = hasSession(first);
  for (const operation of others) {
    await ask(operation, (response) => (isLoggedIn ? customerFaults(operation, response) : strangerFaults(operation, response)));
  }
  const extend = operations.find(({ id }) => id === 'session-extend');
  if (isLoggedIn && extend) {
    if (client.hasToken()) calls.push(await withWrongToken(client, extend));
    await ask(extend, (response) => expiryFaults(response));
  }
  calls.push(await unknownPath(client));
  if (origin !== undefined) {
    for (const [method, path] of asked) calls.push(await preflight(client, origin, method, path));
  }
  const called = new Set(calls.map(({ call }) => call.split('?')[0]));
  return {
    url,
    isLoggedIn,
    calls,
    notCalled: operations.map(({ method, path }) => `${method} ${path}`).filter((call) => !called.has(call)),
    faults: calls.reduce((sum, { faults }) => sum + faults.length, 0),
  };
}

/** @param {BackendResponse} response */
function hasSession({ status, text }) {
  try {
    return status === 200 && Boolean(JSON.parse(text)?.kfpSessionId);
  } catch {
    return false; // Not JSON: another check reports it.
  }
}

/** @param {BackendResponse} response @param {string | undefined} cookie */
const loginFaults = (response, cookie) => {
  if (hasSession(response)) return expiryFaults(response);
  // A refusal of session-status means that nobody is logged in.
  if (response.status >= 400 && !refusals.includes(response.status)) return openFaults(response);
  return cookie === undefined ? [] : ['nobody is logged in with the cookie that was given'];
};

/** Faults of a call that needs no login. @param {BackendResponse} response */
const openFaults = ({ status }) => (status >= 400 ? [`refused with ${status}, though the call needs no login: is this the address of the API?`] : []);

/** Faults of the token cookie, which a page's script must be able to read. @param {BackendResponse} response */
function tokenFaults({ headers }) {
  const set = headers.getSetCookie().find((text) => text.startsWith('XSRF-TOKEN='));
  if (set === undefined) return [];
  const attributes = set.split(';').slice(1).map((text) => text.trim().toLowerCase());
  return [
    ...(attributes.includes('httponly') ? ['the cookie XSRF-TOKEN is HttpOnly, so that no page can send its value'] : []),
    ...(attributes.includes('path=/') ? [] : ['the cookie XSRF-TOKEN has not Path=/, so that pages elsewhere do not see it']),
  ];
}

/** @param {BackendResponse} response */
const expiryFaults = ({ headers }) =>
  (headers.has('x-session-expiry') ? [] : ['X-Session-Expiry is missing, so that nobody is warned before the session ends']);

/** @param {Operation} operation @param {BackendResponse} response */
function customerFaults({ id }, response) {
  if (open.includes(id)) return openFaults(response);
  return [...(response.status >= 400 ? [`refused with ${response.status}, though a customer is logged in`] : []), ...expiryFaults(response)];
}

/** @param {Operation} operation @param {BackendResponse} response */
function strangerFaults({ id }, response) {
  if (open.includes(id)) return openFaults(response);
  return refusals.includes(response.status) ? [] : [`answered with ${response.status}, though nobody is logged in; 401 is agreed`];
}

/** @param {import('./backend-client.mjs').BackendClient} client @param {Operation} operation @returns {Promise<CheckedCall>} */
async function withWrongToken(client, { method, path }) {
  const { status, problem } = await client.call(method, path, { 'X-XSRF-TOKEN': 'wrong' });
  const faults = status < 400 ? ['the wrong token is taken, so that any page may act for the customer'] : [];
  return { call: `${method} ${path}`, purpose: 'with a wrong X-XSRF-TOKEN', status, faults: problem ? [problem] : faults };
}

/** Detects a server that sends its start page for unknown paths. @param {import('./backend-client.mjs').BackendClient} client @returns {Promise<CheckedCall>} */
async function unknownPath(client) {
  const path = '/avtaleoversikt/finnes-ikke';
  const { status, problem } = await client.call('GET', path);
  const faults = status < 400 ? [`answered with ${status}; an error status is agreed for what there is not`] : [];
  return { call: `GET ${path}`, purpose: 'a path that there is not', status, faults: problem ? [problem] : faults };
}

/** @param {BackendResponse} response @param {string} origin */
function faultsOfCors({ headers }, origin) {
  const allowed = headers.get('access-control-allow-origin');
  const exposed = listOf(headers.get('access-control-expose-headers'));
  return [
    ...(allowed === '*' || allowed === origin ? [] : [`Access-Control-Allow-Origin is «${allowed ?? ''}», so that ${origin} may not read the answer`]),
    ...(headers.has('x-session-expiry') && !exposed.includes('*') && !exposed.includes('x-session-expiry')
      ? ['Access-Control-Expose-Headers lacks X-Session-Expiry'] : []),
  ];
}

/** @param {import('./backend-client.mjs').BackendClient} client @param {string} origin @param {string} method @param {string} path @returns {Promise<CheckedCall>} */
async function preflight(client, origin, method, path) {
  const question = { 'Access-Control-Request-Method': method, 'Access-Control-Request-Headers': sentHeaders.join(',') };
  const { status, headers, problem } = await client.call('OPTIONS', path, question);
  const [methods, names] = ['methods', 'headers'].map((what) => listOf(headers.get(`access-control-allow-${what}`)));
  const missing = sentHeaders.filter((name) => !names?.includes(name) && !names?.includes('*'));
  const faults = [
    ...(status < 200 || status > 299 ? [`status ${status}, where 204 is usual`] : []),
    ...faultsOfCors({ status, headers, text: '', problem }, origin),
    ...(methods?.includes(method.toLowerCase()) || methods?.includes('*') ? [] : [`Access-Control-Allow-Methods lacks ${method}`]),
    ...(missing.length > 0 ? [`Access-Control-Allow-Headers lacks ${missing.join(', ')}`] : []),
  ];
  return { call: `OPTIONS ${path}`, purpose: `from ${origin}`, status, faults: problem ? [problem] : faults };
}

/** @param {string | null} header */
const listOf = (header) => (header ?? '').toLowerCase().split(',').map((name) => name.trim());
