/**
 * @typedef {object} LoggedRequest one request as it arrived
 * @property {string | undefined} endpoint short name; undefined when it is not a call of the API
 * @property {string} method
 * @property {string} path without the query
 * @property {string} query without the question mark
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {string} body
 * @property {number | undefined} status of the response; undefined until there is one
 */

/** Maximum number of logged requests: the memory of a server that runs for days must not grow. */
const longest = 5000;

/**
 * Creates the request log of a server for tests, oldest request first.
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
