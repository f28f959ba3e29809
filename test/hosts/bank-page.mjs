import { createServer, request as sendRequest } from 'node:http';
import { fileURLToPath } from 'node:url';
import { staticFile } from '../../demo-hosts/static-files.mjs';
import { sendReply } from '../../testing/server/reply.mjs';
import { close } from '../support/node-server.mjs';

const distFolder = process.env.KFP_OUT || fileURLToPath(new URL('../../dist', import.meta.url));

/**
 * Serves a bank's own page, which has nothing of the demo banks: the files of the build under /dist/, and what the test gives.
 *
 * @param {Record<string, string>} files by path; a page ends in a slash, anything else is a script
 * @param {string} [backend] origin to which the page's server hands the calls of the API on
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function serveBankPage(files, backend) {
  const server = createServer(async (request, response) => {
    const { url = '/', method, headers } = request;
    const { pathname } = new URL(url, 'http://localhost');
    if (backend && pathname.startsWith('/api/')) {
      request.pipe(sendRequest(backend + url, { method, headers }, (received) => {
        response.writeHead(received.statusCode, received.headers);
        received.pipe(response);
      }));
      return;
    }
    const file = files[pathname];
    const type = pathname.endsWith('/') ? 'text/html; charset=utf-8' : 'text/javascript; charset=utf-8';
    const own = file === undefined ? undefined : { status: 200, headers: { 'Content-Type': type }, body: file };
    const built = pathname.startsWith('/dist/') ? await staticFile(distFolder, pathname.slice(6), { headers }) : undefined;
    sendReply(response, own ?? built ?? { status: 404, headers: {} }, false);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${server.address().port}`,
    close: () => close(server),
  };
}
