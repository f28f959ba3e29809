import { request as httpRequest } from 'node:http';
import { readPublishedElements } from '../../build/element-types.mjs';
import { createDemoServer } from '../../demo-hosts/server.mjs';
import { createOpenServer } from './open-server.mjs';
import { rounds } from './rounds.mjs';

/**
 * Gives each test file in each browser its own demo server, so that no file sees changes of another one. The session id that
 * web-test-runner puts into the address identifies the file.
 *
 * - `/api/…` is the stand-in API, `/analytics/…` the analytics service; `/demo/…` the host pages: fetching one with `?customer=one&scenario=slow` starts that session.
 * - `/test-requests` lists the requests that this server has received.
 * - `/test-elements` lists the declarations of the elements: tag, `needsCustomer` and `titleLevel`.
 * - `/test-rounds` gives the number of times to leave a page in each way: once, or the value of KFP_ROUNDS.
 * - `/test-page?html=…` is a page with that markup, for a frame of a test; with `&xml` it is XHTML.
 * - `/test-redirect?status=307` redirects to another origin, which takes any request; `/test-landed` lists these requests.
 * - A request with `?held=<name>` waits for `/test-release?held=<name>`; `/test-script` is an empty script for such requests.
 */
export function demoMiddleware() {
  const servers = new Map();
  const gates = new Map();

  async function start() {
    const server = createDemoServer({ distFolder: 'dist' });
    const other = createOpenServer();
    const [{ port }, otherOrigin] = await Promise.all([server.listen(0), other.listen()]);
    return { server, port, other, otherOrigin };
  }

  function serverOf(referer = '') {
    const id = /wtr-session-id=([\w-]+)/.exec(referer)?.[1] ?? 'none';
    if (!servers.has(id)) servers.set(id, start());
    return servers.get(id);
  }

  async function redirect(context) {
    const { otherOrigin } = await serverOf(context.req.headers.referer);
    context.status = Number(context.query.status);
    context.set('Location', `${otherOrigin}/landed?${context.querystring}`);
    context.body = '';
  }

  function gateOf(name) {
    if (!gates.has(name)) {
      const gate = {};
      gate.opened = new Promise((resolve) => (gate.open = resolve));
      gates.set(name, gate);
    }
    return gates.get(name);
  }

  return {
    /** Koa middleware for web-test-runner. */
    async middleware(context, next) {
      const { path, req, query } = context;
      if (path === '/test-release') gateOf(query.held).open();
      else if (query.held) await gateOf(query.held).opened;
      if (path === '/test-release' || path === '/test-script') {
        context.type = 'js';
        context.body = '';
        return undefined;
      }
      if (path === '/test-page') return sendPage(context, query.html, 'xml' in query ? 'application/xhtml+xml' : 'text/html');
      if (path === '/test-elements') {
        context.body = (await readPublishedElements()).map(({ tag, element: { needsCustomer, titleLevel } }) => ({ tag, needsCustomer, titleLevel }));
        return undefined;
      }
      if (path === '/test-rounds') {
        context.body = rounds(1);
        return undefined;
      }
      if (path === '/test-redirect') return redirect(context);
      if (path === '/test-landed') {
        const { other } = await serverOf(req.headers.referer);
        context.body = other.requests;
        return undefined;
      }
      if (path === '/test-requests') {
        const { server } = await serverOf(req.headers.referer);
        context.body = server.requests;
        return undefined;
      }
      if (!/^\/(api|demo|analytics)\//.test(path)) return next();
      const { port } = await serverOf(req.headers.referer);
      context.status = 200; // The response has its own status later. Without this line the runner reports a missing file.
      context.respond = false;
      return forward(req, context.res, port);
    },
    async close() {
      for (const gate of gates.values()) gate.open();
      for (const starting of servers.values()) {
        const { server, other } = await starting;
        await Promise.all([server.close(), other.close()]);
      }
    },
  };
}

/** Sends a page without the runner, which would add its own script. */
function sendPage(context, html, type) {
  context.respond = false;
  context.res.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' });
  context.res.end(html);
}

function forward(request, response, port) {
  const { method, url, headers } = request;
  const onward = httpRequest({ host: 'localhost', port, method, path: url, headers }, (received) => {
    response.writeHead(received.statusCode, received.headers);
    received.pipe(response);
  });
  // A call that never gets a response ends when the page gives up. If the demo server has stopped, the page gets a broken connection.
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}
