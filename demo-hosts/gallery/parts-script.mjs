/** @type {Promise<string> | undefined} */
let script;

/**
 * The script that draws the parts, which no published file has: made from the source when it is first asked for.
 * @returns {Promise<import('../reply.mjs').Reply>}
 */
export async function partsReply() {
  // Late: a server that nobody asks for it needs no compiler.
  script ??= import('../../build/source-bundles.mjs').then(({ bundleGalleryParts }) => bundleGalleryParts());
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' };
  return { status: 200, headers, body: await script };
}
