/**
 * A number from the backend as one segment of a path, percent-encoded. Undefined for a missing or blank one,
 * and for `.` and `..`: no encoding keeps a browser from reading those as "here" and "one up".
 */
export function pathSegment(text: string | undefined): string | undefined {
  if (text === undefined || text.trim() === '' || text === '.' || text === '..') return undefined;
  // Half a surrogate pair cannot be encoded and would throw.
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
