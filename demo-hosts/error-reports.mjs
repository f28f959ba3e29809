import { readFile } from 'node:fs/promises';
import { readEnvelope } from './error-envelope.mjs';
import { escapeHtml } from './escape-html.mjs';
import { pageReply } from './reply.mjs';

const prefix = '/demo/error-reports/';
const longest = 200;
/** Maximum number of characters of a report on the page. */
const longestContent = 20_000;

/**
 * @typedef {object} ErrorReport
 * @property {string} id
 * @property {string} time ISO 8601
 * @property {string} title
 * @property {string} place what the report is about
 * @property {string} content the report as JSON, shortened if it is long
 */

/** The DSN to which the demo pages send their errors. @param {string} host of the demo server, with its port */
export const errorServiceDsn = (host) => `http://demo@${host}${prefix}1`;

/** A stand-in for the error service. It stores the received reports, and shows them on a page. */
export function createErrorReports() {
  /** @type {ErrorReport[]} */
  const reports = [];

  /** @param {string} body */
  function receive(body) {
    const received = readReports(body);
    if (!received) return { status: 400, headers: {} };
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

/** @param {string} body @returns {ErrorReport[] | undefined} undefined when the body is not an envelope */
function readReports(body) {
  try {
    const items = readEnvelope(body);
    const recording = items.find(({ type }) => type === 'replay_recording')?.content;
    return items.flatMap(({ type, content }) => {
      const whole = type === 'replay_event' ? { ...content, recording } : content;
      return Object.hasOwn(kinds, type) ? [reportOf(kinds[type](whole), whole)] : [];
    });
  } catch {
    return undefined;
  }
}

/**
 * The summary of an item, by its kind.
 * @type {Record<string, (content: any) => { id: string, time?: number, title: string, place: string }>}
 */
const kinds = {
  event({ event_id, timestamp, exception, tags: { tag = '', area = '', status } = {} }) {
    const { type = 'Feil', value = '' } = exception?.values?.at(-1) ?? {};
    const place = [`<${tag}>`, area, ...(status === undefined ? [] : [`status ${status}`])].join(', ');
    return { id: event_id, time: timestamp, title: `${type}: ${value}`, place };
  },
  transaction({ event_id, timestamp, start_timestamp, transaction, contexts, spans = [] }) {
    const milliseconds = Math.round((timestamp - start_timestamp) * 1000);
    const place = `${contexts?.trace?.op}, ${milliseconds} ms, ${spans.length} målinger`;
    return { id: event_id, time: timestamp, title: `Ytelse: ${transaction}`, place };
  },
  profile_chunk({ chunk_id, profile: { frames = [], samples = [] } = {} }) {
    return { id: chunk_id, time: samples.at(-1)?.timestamp, title: 'Profil', place: `${samples.length} prøver, ${frames.length} funksjoner` };
  },
  replay_event({ replay_id, timestamp, replay_type, segment_id, recording }) {
    const cause = replay_type === 'buffer' ? 'på grunn av en feil' : 'i utvalget';
    const place = `${recording?.events.length ?? 0} hendelser, all tekst maskert`;
    return { id: replay_id, time: timestamp, title: `Opptak, del ${segment_id + 1}, ${cause}`, place };
  },
};

/**
 * @param {{ id: string, time?: number, title: string, place: string }} summary
 * @param {object} content
 * @returns {ErrorReport}
 */
function reportOf({ id, time = 0, title, place }, content) {
  const text = JSON.stringify(content, null, 2);
  const rest = text.length - longestContent;
  const shown = rest > 0 ? `${text.slice(0, longestContent)}\n… og ${rest} tegn til` : text;
  return { id: String(id), time: new Date(time * 1000).toISOString(), title, place, content: shown };
}

/** @param {ErrorReport[]} reports */
function listOf(reports) {
  if (reports.length === 0) return '<p>Ingen feil er rapportert ennå.</p>';
  return `<ol class="reports">${reports.toReversed().map(itemOf).join('')}</ol>`;
}

/** @param {ErrorReport} report */
const itemOf = ({ id, time, title, place, content }) => `<li><h2>${escapeHtml(title)}</h2>
  <p>${escapeHtml(place)}<br>Kl. ${escapeHtml(time.slice(11, 19))} UTC, <code>${escapeHtml(id)}</code></p>
  <details><summary>Alt som ble sendt</summary><pre tabindex="0">${escapeHtml(content)}</pre></details></li>`;
