import { encodedValue, pathSegment } from '../domain/link.ts';
import { MissingParameterError } from './errors.ts';

/** A value in a path or query. A missing or blank value stops the call (API-16). */
export type ParameterValue = string | number | boolean | undefined;

export type Query = Readonly<Record<string, ParameterValue>>;

/** The path prefix of the portal's calls on the API host. */
export const apiPrefix = '/api/privat/forsikring';

/** @throws MissingParameterError for a value that could not be encoded */
function supplied(value: string | undefined): string {
  if (value === undefined) throw new MissingParameterError();
  return value;
}

/**
 * Builds an API path with values as encoded segments: `apiPath('avtaleoversikt/tilbud', policyNumber)`.
 *
 * @throws MissingParameterError when a value is missing or blank (API-16), or a dot segment
 */
export function apiPath(base: string, ...values: readonly ParameterValue[]): string {
  return [base, ...values.map((value) => supplied(pathSegment(value?.toString())))].join('/');
}

/**
 * Builds a query string with its question mark. Commas stay unencoded (`produkt=BIL,HUS`).
 *
 * @throws MissingParameterError when a value is missing or blank (API-16)
 */
export function queryString(query: Query = {}): string {
  const pairs = Object.keys(query).map((name) => `${name}=${supplied(encodedValue(query[name]?.toString())).replaceAll('%2C', ',')}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/**
 * The address of a path on the API host (API-13). An absolute address stays as it is; a path with a leading slash is
 * relative to the host; any other path is relative to the portal's prefix.
 *
 * @param apiHost empty for the page's own origin
 */
export function apiAddress(apiHost: string, path: string): string {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path)) return path;
  return apiHost.replace(/\/+$/, '') + (path.startsWith('/') ? path : `${apiPrefix}/${path}`);
}
