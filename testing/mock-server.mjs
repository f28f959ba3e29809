import { createDelays } from './api/delays.mjs';
import { pageOrigin } from './api/page-address.mjs';
import { readCookies } from './api/read-cookies.mjs';
import { createStandInApi, endpointOf, usualSlowMs } from './api/stand-in-api.mjs';
import { readChoice } from './choice.mjs';
import { corsHeaders, preflightReply } from './server/cors.mjs';
import { createLocalServer } from './server/local-server.mjs';
import { readRequest } from './server/read-request.mjs';
import { sendReply } from './server/reply.mjs';
import { createRequestLog } from './server/request-log.mjs';

/** Path of the login, which redirects the browser back to the page. */
const loginPath = '/login';

/** @typedef {import('./server/reply.mjs').Reply} Reply */
/** @typedef {import('./server/read-request.mjs').ReadRequest} ReadRequest */

/** @type {typeof import('./testing.mjs').createMockServer} */
export async function createMockServer({ port = 0, ...options } = {}) {
  const delays = createDelays();
  const log = createRequestLog();
  const backend = createBackend(options, delays.wait);

  const server = createLocalServer(async (request, response) => {
    const call = await readRequest(request);
    const { method, path, search, headers, body = '' } = call;
    if (method === 'OPTIONS') return sendReply(response, preflightReply(headers), false);
    const entry = log.add({ endpoint: endpointOf(method, path), method, path, query: search.slice(1), headers, body });
    const reply = await backend.answer(call);
    entry.status = reply.status;
    sendReply(response, { ...reply, headers: { ...reply.headers, ...corsHeaders(headers) } }, method === 'HEAD');
  });
  const { origin, port: taken } = await server.listen(port).catch((error) => {
    throw portError(error, port);
  });
  backend.setOrigin(origin);

  return {
    url: origin,
    port: taken,
    requests: log.requests,
    get state() {
      return backend.state();
    },
    use: backend.use,
    endSession: backend.endSession,
    reset() {
      log.requests.length = 0;
      backend.reset();
    },
    async close() {
      delays.stop();
      await server.close();
    },
  };
}

/** Says in words why the server cannot use the port; returns any other error as it is. @param {unknown} error @param {number} port */
function portError(error, port) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const other = 'another port (--port of kfp mock); 0 takes any free one.';
  if (code === 'EADDRINUSE') return Object.assign(new Error(`Port ${port} is taken: stop what uses it, or take ${other}`, { cause: error }), { code });
  if (code === 'EACCES') return Object.assign(new Error(`Port ${port} may not be used: take ${other}`, { cause: error }), { code });
  return error;
}

/**
 * The API with one customer for all callers: pages of another origin send no cookies that could identify a customer.
 * @param {import('./testing.mjs').MockOptions} options
 * @param {(ms: number) => Promise<void>} wait
 */
function createBackend({ customer, scenario, loginContext, distributor, slowMs = usualSlowMs, now = Date.now }, wait) {
  const first = readChoice({ customer, scenario });
  let origin = '';
  let choice = first;
  /** The page that requested the login address. @type {string | undefined} */
  let returnTo;
  let api = createApi();
  let session = logIn();

  function createApi() {
    const loginUrl = (/** @type {import('./api/route.mjs').RequestHeaders} */ headers) => {
      returnTo = headers.referer ?? `${pageOrigin(headers)}/`;
      return origin + loginPath;
    };
    return createStandInApi({ now, slowMs, wait, loginUrl });
  }

  function logIn() {
    return Object.assign(api.sessions.start(choice), { loginContext, distributor });
  }

  /** @returns {Reply} */
  function loginReply() {
    session = api.sessions.logIn(session, session.customer);
    if (returnTo !== undefined) return { status: 302, headers: { Location: returnTo, 'Cache-Control': 'no-store' } };
    return { status: 200, headers: { 'Content-Type': 'text/plain; charset=utf-8' }, body: `The customer ${session.customer} is logged in.\n` };
  }

  /** A page that calls through a proxy on its own origin gets the token with the first call, as from a backend. @param {ReadRequest} call @returns {Record<string, string>} */
  function cookiesOf({ method, path, headers }) {
    const isNew = endpointOf(method, path) === 'session-status' && !readCookies(headers.cookie).has('XSRF-TOKEN');
    return isNew ? { 'Set-Cookie': `XSRF-TOKEN=${encodeURIComponent(session.xsrfToken)}; Path=/; SameSite=Lax` } : {};
  }

  return {
    setOrigin(/** @type {string} */ address) {
      origin = address;
    },
    state: () => api.stateOf(session.customer),
    use(/** @type {import('./testing.mjs').MockChoice} */ change) {
      choice = readChoice({ customer: change.customer ?? choice.customer, scenario: change.scenario ?? choice.scenario });
      session = logIn();
    },
    endSession: () => api.sessions.end(session),
    reset() {
      choice = first;
      api = createApi();
      session = logIn();
    },
    /** @param {ReadRequest} call @returns {Promise<Reply>} */
    async answer(call) {
      if (call.path === loginPath && call.method === 'GET') return loginReply();
      const reply = await api.answer({ ...call, session, hasAllCookies: false });
      return { ...reply, headers: { ...reply.headers, ...cookiesOf(call) } };
    },
  };
}
