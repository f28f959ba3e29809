import { noContent, reset } from './response.mjs';

/** @typedef {import('./response.mjs').ApiResponse} ApiResponse */

/**
 * The response that replaces the real one before the API does anything, if the scenario has such a fault.
 * @param {ReadonlySet<string>} faults of this endpoint
 * @returns {ApiResponse | undefined}
 */
export function faultBefore(faults) {
  if (faults.has('500')) return { status: 500, body: { message: 'Internal Server Error' } };
  if (faults.has('404')) return { status: 404, body: { message: 'Not Found' } };
  if (faults.has('reset')) return reset;
  if (faults.has('html')) {
    const raw = '<!doctype html><title>500</title><h1>Server Error</h1>';
    return { status: 500, type: 'text/html; charset=utf-8', raw };
  }
  return undefined;
}

/**
 * Changes the real response as the scenario says, after the work is done.
 * @param {ReadonlySet<string>} faults of this endpoint
 * @param {ApiResponse} response
 * @returns {ApiResponse}
 */
export function faultAfter(faults, response) {
  if (response.status >= 300) return response;
  if (faults.has('malformed')) {
    return { status: 200, raw: `${JSON.stringify(response.body ?? {}).slice(0, -1)},"` };
  }
  if (faults.has('wrong-types')) return { status: 200, body: mistype(response.body ?? {}) };
  return faults.has('empty') ? noContent : response;
}

/**
 * Changes the type of every value and keeps the shape. Lists also get foreign items.
 * @param {unknown} value
 * @returns {unknown}
 */
function mistype(value) {
  if (Array.isArray(value)) return [...value.map(mistype), 'tekst', 7, null, []];
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, mistype(field)]));
  }
  if (typeof value === 'string') return { tekst: value };
  if (typeof value === 'number') return [value];
  return typeof value === 'boolean' ? 'kanskje' : 12;
}
