import { documentMember } from './document-member.ts';

/** Returns `document.cookie`; empty where the page has no access: in a frame with an opaque origin, reading throws. */
export function readCookies(): string {
  try {
    return documentMember('cookie');
  } catch {
    return '';
  }
}

/** The undecoded values of a cookie in `document.cookie`. Cookies of one name differ in path or domain; that of the longest path comes first. */
export function readRawCookies(cookieHeader: string, name: string): readonly string[] {
  const start = `${name}=`;
  const cookies = cookieHeader.split(';').map((cookie) => cookie.trim());
  return cookies.filter((cookie) => cookie.startsWith(start)).map((cookie) => cookie.slice(start.length));
}

/** The undecoded value of a cookie in `document.cookie`. When a name occurs twice, the first counts. */
export function readRawCookie(cookieHeader: string, name: string): string | undefined {
  return readRawCookies(cookieHeader, name)[0];
}

/** The decoded value of a cookie; a value with a malformed percent sequence is returned undecoded. */
export function readCookie(cookieHeader: string, name: string): string | undefined {
  const raw = readRawCookie(cookieHeader, name);
  if (raw === undefined) return undefined;
  try {
    return decodeURIComponent(raw);
  } catch {
    // Another writer may not have percent-encoded its cookie.
    return raw;
  }
}
