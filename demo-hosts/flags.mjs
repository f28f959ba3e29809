/** Examples of a bank's flags file, also faulty ones. @type {Record<string, import('./reply.mjs').Reply | undefined>} */
const files = {
  off: jsonReply('{ "off": ["kfp-offers", "kfp-session-warning"] }'),
  dead: { status: 500, headers: {} },
  broken: jsonReply('{ "off": ["kfp-offers"'),
  // The response never comes: the request ends when the server closes.
  slow: undefined,
};

/** @param {string} body @returns {import('./reply.mjs').Reply} */
function jsonReply(body) {
  return { status: 200, headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'max-age=60' }, body };
}

/**
 * The part of the configuration with the address of the flags file, for a page with `flags=<name>` in its address.
 * @param {URLSearchParams} query
 */
export function flagsConfig(query) {
  const name = query.get('flags') ?? '';
  return Object.hasOwn(files, name) ? { flagsUrl: `/demo/flags/${name}.json` } : {};
}

/**
 * @param {string} path
 * @returns {Promise<import('./reply.mjs').Reply> | undefined} undefined for another path; a promise that never settles for the slow file
 */
export function flagsReply(path) {
  const name = /^\/demo\/flags\/(\w+)\.json$/.exec(path)?.[1] ?? '';
  if (!Object.hasOwn(files, name)) return undefined;
  const reply = files[name];
  return reply ? Promise.resolve(reply) : new Promise(() => undefined);
}
