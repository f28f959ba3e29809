import { request as httpRequest } from 'node:http';
import { createDemoServer } from '../../demo-hosts/server.mjs';
import { createOpenServer } from './open-server.mjs';
import { rounds } from './rounds.mjs';

/**
 * Gives each test file in each browser a demo server of its own, so that no file sees what another one changed. The file's page is
 * known by the session id that web-test-runner puts into its address.
 *
 * - `/api/…` is the stand-in API, `/analytics/…` the analytics service; `/demo/…` the host pages: fetching one with `?customer=one&scenario=slow` starts that session.
 * - `/test-requests` answers with what that server has been asked so far.
 * - `/test-rounds` tells how often a page is left in each way: once, or as KFP_ROUNDS says.
 * - `/test-page?html=…` is a page of that text, for a frame of a test; with `&xml` it is XHTML.
 * - `/test-redirect?status=307` leads with that status to another origin, which takes whatever comes; `/test-landed` tells what came there.
 * - Anything asked with `?held=<name>` is answered after `/test-release?held=<name>`; `/test-script` is an empty script for that.
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
    /** A Koa middleware for web-test-runner. */
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
      context.status = 200; // the answer's own follows; without it the runner reports a missing file
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

/** Past the runner, which would add a script of its own. */
function sendPage(context, html, type) {
  context.respond = false;
  context.res.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' });
  context.res.end(html);
}

function forward(request, response, port) {
  const { method, url, headers } = request;
  const onward = httpRequest({ host: 'localhost', port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
  });
  // A scenario that never answers ends when the page gives up, and the page sees a demo server that went away as a broken line.
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}
