import { withoutAddresses } from './analytics-text.ts';

/**
 * A path as analytics may see it: each run of digits is `[number]`, of e-mail addresses nothing is left, and query and
 * hash are dropped (TR-51).
 */
export function analyticsPath(path: string): string {
  const [plain = ''] = path.split(/[?#]/);
  return withoutAddresses(decoded(plain)).replace(/\p{Nd}+/gu, '[number]');
}

/** Digits may be percent-encoded too. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // A broken sequence: the digits in it are replaced like all others.
  }
}
