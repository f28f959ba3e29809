import { readFile } from 'node:fs/promises';
import { escapeHtml } from './escape-html.mjs';
import { pageReply } from './reply.mjs';

const prefix = '/demo/error-reports/';
const longest = 200;

/**
 * @typedef {object} ErrorReport
 * @property {string} id
 * @property {string} time ISO 8601
 * @property {string} title
 * @property {string} place element, area and status
 * @property {object} content all of it
 */

/** Where the demo pages send their errors. @param {string} host of the demo server, with its port */
export const errorServiceDsn = (host) => `http://demo@${host}${prefix}1`;

/** A stand-in for the error service: keeps what it receives, and shows it on a page. */
export function createErrorReports() {
  /** @type {ErrorReport[]} */
  const reports = [];

  /** @param {string} body */
  function receive(body) {
    const received = readEnvelope(body);
    if (received === undefined) return { status: 400, headers: {} };
    reports.push(...received);
    reports.splice(0, reports.length - longest);
    return { status: 200, headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' }, body: '{}' };
  }

  return {
    /** @param {string} path */
    isFor: (path) => path.startsWith(prefix),
    /** @param {{ method: string, path: string, body: string | undefined }} request */
    async answer({ method, path, body = '' }) {
      if (method === 'POST' && path === `${prefix}api/1/envelope/`) return receive(body);
      if (path !== prefix) return { status: 404, headers: {} };
      if (method !== 'GET' && method !== 'HEAD') return { status: 405, headers: { Allow: 'GET, HEAD' } };
      const template = await readFile(new URL('common/error-reports.html', import.meta.url), 'utf8');
      return pageReply(200, template.replace('{{reports}}', () => listOf(reports)));
    },
  };
}

/**
 * A line of headers, then two lines for each item.
 * @param {string} body
 * @returns {ErrorReport[] | undefined} its errors; undefined when it is no envelope
 */
function readEnvelope(body) {
  try {
    const [, ...lines] = body.trimEnd().split('\n').map((line) => JSON.parse(line));
    return lines.flatMap((header, index) => (index % 2 === 0 && header.type === 'event' ? [readReport(lines[index + 1])] : []));
  } catch {
    return undefined;
  }
}

/** @param {any} event @returns {ErrorReport} */
function readReport(event) {
  const { type = 'Feil', value = '' } = event.exception?.values?.at(-1) ?? {};
  const { tag = '', area = '', status } = event.tags ?? {};
  return {
    id: String(event.event_id),
    time: new Date(event.timestamp * 1000).toISOString(),
    title: `${type}: ${value}`,
    place: [`<${tag}>`, area, ...(status === undefined ? [] : [`status ${status}`])].join(', '),
    content: event,
  };
}

/** @param {ErrorReport[]} reports */
function listOf(reports) {
  if (reports.length === 0) return '<p>Ingen feil er rapportert ennå.</p>';
  return `<ol class="reports">${reports.toReversed().map(itemOf).join('')}</ol>`;
}

/** @param {ErrorReport} report */
const itemOf = ({ id, time, title, place, content }) => `<li><h2>${escapeHtml(title)}</h2>
  <p>${escapeHtml(place)}<br>Kl. ${escapeHtml(time.slice(11, 19))} UTC, <code>${escapeHtml(id)}</code></p>
  <details><summary>Alt som ble sendt</summary><pre tabindex="0">${escapeHtml(JSON.stringify(content, null, 2))}</pre></details></li>`;
