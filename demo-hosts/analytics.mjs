import { readFile } from 'node:fs/promises';
import { pageReply } from './reply.mjs';

/** The address to which the elements of the demo pages send their events. It stands in for Mixpanel. */
export const analyticsHost = '/analytics';

/** Path of the page that shows the received events. */
const page = '/demo/analytics/';

/** Maximum number of stored entries. */
const most = 1000;

/**
 * @typedef {object} Arrival one received event, or one received change of a profile
 * @property {number} number counts from 1
 * @property {'track' | 'engage'} endpoint
 * @property {Record<string, any>} data as it was sent
 */

/**
 * A stand-in for the analytics service. It stores the received events, and shows them on a page.
 * @param {Arrival[]} arrivals the list to fill, oldest first
 */
export function createAnalytics(arrivals) {
  let count = 0;

  /** @param {string} endpoint @param {URLSearchParams} query @param {string} body @returns {import('./reply.mjs').Reply} */
  function take(endpoint, query, body) {
    // Like Mixpanel, it accepts a form field or a JSON body.
    const list = parseList(new URLSearchParams(body).get('data') ?? body);
    const isKnown = endpoint === 'track' || endpoint === 'engage';
    if (!isKnown || !list || query.get('ip') !== '0') return { status: 400, headers: {}, body: '0' };
    for (const data of list) arrivals.push({ number: (count += 1), endpoint, data });
    arrivals.splice(0, arrivals.length - most);
    return { status: 200, headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }, body: '1' };
  }

  return {
    /**
     * Answers a request of analytics; undefined for any other request.
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
    return undefined; // The caller refuses it like any other wrong body.
  }
}
