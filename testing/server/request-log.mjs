/**
 * @typedef {object} LoggedRequest one request as it arrived
 * @property {string | undefined} endpoint short name, of a call of the API
 * @property {string} method
 * @property {string} path without the query
 * @property {string} query without the question mark
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {string} body
 * @property {number | undefined} status of the answer; undefined until there is one
 */

/** How many requests the log keeps, so that a server that runs for days does not grow. */
const longest = 5000;

/**
 * The log of a server, oldest first, for tests.
 */
export function createRequestLog() {
  /** @type {LoggedRequest[]} */
  const requests = [];
  return {
    requests,
    /** @param {Omit<LoggedRequest, 'status'>} request @returns {LoggedRequest} the entry, whose status comes later */
    add(request) {
      const entry = { ...request, status: undefined };
      requests.push(entry);
      if (requests.length > longest) requests.shift();
      return entry;
    },
  };
}
