import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';

const types = { '.js': 'text/javascript', '.json': 'application/json' };

/**
 * Faults during the transfer of a file.
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
  'another charset': (response, body) => response.writeHead(200, { 'Content-Type': 'text/javascript; charset=iso-8859-1' }).end(body),
  'empty file': (response) => response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(),
  // Hangs also after the fault is removed: a browser never requests a module that it still waits for.
  hang: () => new Promise(() => {}),
  reset: (response) => response.socket.resetAndDestroy(),
};

/**
 * Serves a folder under its own addresses for each name, `/faulty/<name>/…`, so that tests do not share the browser's cache.
 * `/faulty/<name>?fault=…&files=…` adds a fault to the files whose path matches `files`. Without `fault` it removes the
 * fault. A request for a file with a query gets the same fault.
 *
 * @param {string} folder
 */
export function createFaultyFiles(folder) {
  /** The active fault and its files, by name. */
  const active = new Map();

  return {
    /** Koa middleware. */
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
      // A browser may reset a reused connection for its own reasons.
      res.setHeader('Connection', 'close');
      if (files?.test(file)) return faults[fault](res, body);
      return res.writeHead(200, { 'Content-Type': types[extname(file)], 'Cache-Control': 'no-cache' }).end(body);
    },
  };
}
