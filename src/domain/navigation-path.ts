import { isWithin } from './is-within.ts';
import { insurancePath, portalPath } from './policy.ts';

/** A path of the page or, such as `/tilbud`, below the portal's, as a path of the page without query, hash and last slash. */
export function navigationPath(path: string): string {
  const plain = path.replace(/[?#].*/s, '').replace(/\/+$/, '');
  return isWithin(plain, insurancePath) ? plain : portalPath + plain;
}

/** The address that a path of the page belongs to: the longest one it lies in; the overview is itself only. */
export function activeHref(path: string, hrefs: readonly string[]): string | undefined {
  const fits = hrefs.filter((href) => (href === portalPath ? path === href : isWithin(path, href)));
  return fits.toSorted((a, b) => b.length - a.length)[0];
}

/** Whether a path belongs to a receipt, from which there is no way back. */
export function isReceipt(path: string): boolean {
  return path.includes('/kvittering');
}
