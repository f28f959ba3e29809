import { MissingParameterError } from './errors.ts';

/** A value in a path or query; a missing or blank one stops the call (API-16). */
export type ParameterValue = string | number | boolean | undefined;

export type Query = Readonly<Record<string, ParameterValue>>;

/** Where every call of the portal lies, on the API host. */
export const apiPrefix = '/api/privat/forsikring';

function encoded(value: ParameterValue): string {
  const text = value === undefined ? '' : String(value);
  if (text.trim() === '') throw new MissingParameterError();
  // A lone surrogate cannot be encoded; U+FFFD is what browsers send for it.
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

/** A dot segment would be resolved away by the URL parser, even percent-encoded, and so reach another endpoint. */
function encodedSegment(value: ParameterValue): string {
  const segment = encoded(value);
  if (segment === '.' || segment === '..') throw new MissingParameterError();
  return segment;
}

/**
 * A path of the API with values appended as encoded segments: `apiPath('avtaleoversikt/tilbud', policyNumber)`.
 *
 * @throws MissingParameterError when a value is missing or blank (API-16)
 */
export function apiPath(base: string, ...values: readonly ParameterValue[]): string {
  return [base, ...values.map(encodedSegment)].join('/');
}

/**
 * A query string with its question mark; commas stay as they are (`produkt=BIL,HUS`).
 *
 * @throws MissingParameterError when a value is missing or blank (API-16)
 */
export function queryString(query: Query = {}): string {
  const pairs = Object.keys(query).map((name) => `${name}=${encoded(query[name]).replaceAll('%2C', ',')}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/**
 * The address of a path on the API host (API-13): an absolute path stands as it is, one that begins with a slash is
 * the host's, any other lies under the portal's prefix.
 *
 * @param apiHost empty for the page's own origin
 */
export function apiAddress(apiHost: string, path: string): string {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path)) return path;
  return apiHost.replace(/\/+$/, '') + (path.startsWith('/') ? path : `${apiPrefix}/${path}`);
}
