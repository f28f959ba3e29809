/** The server of `npm run dev` in its own thread. It reports that its code is loaded, listens when told to, and reports its origin. */
import { once, setMaxListeners } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { redirectReply } from './reply.mjs';
import { createDemoServer } from './server.mjs';

const { distFolder, port } = workerData;
let { state } = workerData;

/** @type {import('./request-handler.mjs').AroundPages} */
async function aroundPages(call, answer) {
  if (call.path === '/demo/next-state') {
    while (call.query.get('after') === String(state)) await once(parentPort, 'message');
    return { status: 204, headers: { 'Cache-Control': 'no-store' } };
  }
  // The demo server builds the parts only once, so `npm run dev` serves its own build of them.
  if (call.path === '/demo/gallery/parts.js') return redirectReply(302, '/dist/gallery/parts.js');
  const reply = await answer(call);
  const { 'Content-Type': type = '', 'Content-Security-Policy': policy = '' } = reply.headers;
  if (!type.startsWith('text/html') || reply.body === undefined) return reply;
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  const script = `<script nonce="${nonce}" src="/demo/common/reload.js" data-state="${state}"></script>`;
  return { ...reply, body: String(reply.body).replace('</head>', () => `${script}</head>`) };
}

setMaxListeners(0, parentPort);
parentPort.postMessage('read');
await once(parentPort, 'message');
parentPort.on('message', (next) => { state = next; });
parentPort.postMessage((await createDemoServer({ distFolder, aroundPages }).listen(port)).origin);
