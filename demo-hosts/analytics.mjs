import { readFile } from 'node:fs/promises';
import { pageReply } from './reply.mjs';

/** Where the elements of the demo pages send their events; the service they speak to is Mixpanel. */
export const analyticsHost = '/analytics';

/** Shows what has arrived. */
const page = '/demo/analytics/';

/** How many entries are kept. */
const most = 1000;

/**
 * @typedef {object} Arrival one event, or one change of a profile
 * @property {number} number counts from 1
 * @property {'track' | 'engage'} endpoint
 * @property {Record<string, any>} data as it was sent
 */

/**
 * Stands in for the analytics service: keeps what it is sent, and shows it on a page.
 * @param {Arrival[]} arrivals filled with what has arrived, oldest first
 */
export function createAnalytics(arrivals) {
  let count = 0;

  /** @param {string} endpoint @param {URLSearchParams} query @param {string} body @returns {import('./reply.mjs').Reply} */
  function take(endpoint, query, body) {
    // As Mixpanel does: the field of a form, or JSON alone.
    const list = parseList(new URLSearchParams(body).get('data') ?? body);
    const isKnown = endpoint === 'track' || endpoint === 'engage';
    if (!isKnown || !list || query.get('ip') !== '0') return { status: 400, headers: {}, body: '0' };
    for (const data of list) arrivals.push({ number: (count += 1), endpoint, data });
    arrivals.splice(0, arrivals.length - most);
    return { status: 200, headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }, body: '1' };
  }

  return {
    /**
     * Undefined for a request that is none of analytics.
     * @param {{ method: string, path: string, query: URLSearchParams, body: string | undefined }} request
     * @returns {Promise<import('./reply.mjs').Reply | undefined>}
     */
    async answer({ method, path, query, body = '' }) {
      if (method === 'POST' && path.startsWith(`${analyticsHost}/`)) return take(path.slice(analyticsHost.length + 1), query, body);
      if (method !== 'GET' || !path.startsWith(page)) return undefined;
      if (path === page) return pageReply(200, await readFile(new URL('common/analytics.html', import.meta.url)));
      if (path !== `${page}arrivals.json`) return undefined;
      const after = Number(query.get('after') ?? 0);
      const news = JSON.stringify(arrivals.filter(({ number }) => number > after));
      return { status: 200, headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }, body: news };
    },
  };
}

/** @param {string} body @returns {Record<string, any>[] | undefined} */
function parseList(body) {
  try {
    const list = JSON.parse(body);
    return Array.isArray(list) && list.every((item) => typeof item === 'object' && item !== null) ? list : undefined;
  } catch {
    return undefined; // Refused like any other wrong body.
  }
}
