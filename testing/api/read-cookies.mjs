/**
 * The cookies of a request, not decoded. Of two cookies with the same name the first one counts, as in browsers.
 * @param {string | undefined} header the Cookie header
 * @returns {Map<string, string>}
 */
export function readCookies(header) {
  const cookies = new Map();
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    const name = part.slice(0, at).trim();
    if (at > 0 && !cookies.has(name)) cookies.set(name, part.slice(at + 1).trim());
  }
  return cookies;
}

/** The value of a cookie, decoded; one that cannot be decoded stays as it is, as the elements read it. @param {string} value */
export function decodeCookie(value) {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
