/** @type {Promise<string> | undefined} */
let script;

/**
 * The script that renders the parts. No published file contains them, so the first request bundles the source.
 * @returns {Promise<import('../reply.mjs').Reply>}
 */
export async function partsReply() {
  // Imported late: a server without such a request needs no compiler.
  script ??= import('../source-bundles.mjs').then(({ bundleGalleryParts }) => bundleGalleryParts());
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' };
  return { status: 200, headers, body: await script };
}
