import { documentMember } from './document-member.ts';

/** `document.cookie`; empty where the page may have none: in a frame without an origin of its own the mere reading throws. */
export function readCookies(): string {
  try {
    return documentMember('cookie');
  } catch {
    return '';
  }
}

/**
 * The value of a cookie as it stands in `document.cookie`. A name that is there twice gives the first, which is the
 * one with the longest path.
 */
export function readRawCookie(cookieHeader: string, name: string): string | undefined {
  for (const part of cookieHeader.split(';')) {
    const split = part.indexOf('=');
    // A part without "=" is a cookie without a name.
    if (split >= 0 && part.slice(0, split).trim() === name) return part.slice(split + 1).trim();
  }
  return undefined;
}

/** The decoded value of a cookie; one with a malformed percent sequence is given as it stands. */
export function readCookie(cookieHeader: string, name: string): string | undefined {
  const raw = readRawCookie(cookieHeader, name);
  if (raw === undefined) return undefined;
  try {
    return decodeURIComponent(raw);
  } catch {
    // Another writer's cookie need not be percent-encoded at all.
    return raw;
  }
}
