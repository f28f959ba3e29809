import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';

const types = { '.js': 'text/javascript', '.json': 'application/json' };

/**
 * What can happen to a file on its way.
 * @type {Record<string, (response: import('node:http').ServerResponse, body: Buffer) => unknown>}
 */
const faults = {
  404: (response) => response.writeHead(404).end('Not found'),
  503: (response) => response.writeHead(503).end(),
  'HTML with 200': (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Bank</title>'),
  'cut body with a length'(response, body) {
    response.writeHead(200, { 'Content-Type': 'text/javascript', 'Content-Length': body.length });
    response.write(body.subarray(0, body.length / 2), () => response.socket.destroySoon());
  },
  'cut body without a length'(response, body) {
    response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'max-age=31536000' });
    response.end(body.subarray(0, body.length / 2));
  },
  reset: (response) => response.socket.resetAndDestroy(),
};

/**
 * Serves a folder under addresses of its own for each name, `/faulty/<name>/…`, so that no test meets what a browser
 * remembers of another one. `/faulty/<name>?fault=…&files=…` puts a fault on the files whose path matches; without
 * `fault` it ends. A request with a query has the same fault.
 *
 * @param {string} folder
 */
export function createFaultyFiles(folder) {
  /** By name: the fault, and which files have it. */
  const active = new Map();

  return {
    /** A Koa middleware. */
    async middleware({ path, query, res, ...context }, next) {
      const [, name, file] = /^\/faulty\/([^/]+-[^/]+)(?:\/(.+))?$/.exec(path) ?? [];
      if (!name) return next();
      context.respond = false;
      if (!file) {
        if (query.fault) active.set(name, { fault: query.fault, files: new RegExp(query.files) });
        else active.delete(name);
        return res.writeHead(204).end();
      }
      const body = await readFile(join(folder, normalize(`/${file}`)));
      const { fault, files } = active.get(name) ?? {};
      // A connection that is used again may be reset for reasons of the browser's own.
      res.setHeader('Connection', 'close');
      if (files?.test(file)) return faults[fault](res, body);
      return res.writeHead(200, { 'Content-Type': types[extname(file)], 'Cache-Control': 'no-cache' }).end(body);
    },
  };
}
