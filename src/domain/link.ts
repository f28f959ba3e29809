import { decoded } from './decoded.ts';

/** All paths below this one belong to the portal's insurer, on any host. */
export const insurancePath = '/privat/forsikring';

/** The portal's default path. `base-path` of `kfp-portal` can change it. */
export const portalPath = `${insurancePath}/oversikt`;

/** The default path of the privacy page. */
export const privacyPath = `${insurancePath}/personvern`;

/** The kind of a link's target, seen from the portal. */
export type LinkKind = 'portal' | 'internal' | 'external' | 'pdf' | 'contact';

/** A link for a bank's app to open. `url` is absolute. */
export interface NativeLink {
  readonly type: 'external' | 'in-app' | 'pdf';
  readonly url: string;
  readonly title: string;
  readonly documentName: string | undefined;
  readonly isLong: boolean;
}

/** The app opens a PDF with a longer address externally; characters (NX-14). */
const longestPdfUrl = 1000;
const defaultDocumentName = 'fremtind-forsikring-pdf';

/**
 * The kind of a link.
 *
 * @param url absolute
 * @param pageOrigin as in `location.origin`
 * @param isPortal whether a path on that origin is one of the portal's pages
 */
export function linkKind(url: URL, pageOrigin: string, isPortal: (path: string) => boolean): LinkKind {
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return 'contact';
  if (isPdf(url)) return 'pdf';
  if (url.origin !== pageOrigin) return 'external';
  return isPortal(url.pathname) ? 'portal' : 'internal';
}

/** Describes how a bank's app opens the link. `label` is the link's own text. */
export function nativeLink(url: URL, kind: LinkKind, label: string): NativeLink {
  const link = { url: url.href, title: label, documentName: undefined, isLong: false };
  switch (kind) {
    case 'contact':
      return { ...link, type: 'external', title: 'Kontakt oss' };
    case 'external':
      return { ...link, type: 'external' };
    case 'pdf': {
      const isLong = url.href.length > longestPdfUrl;
      return { ...link, type: isLong ? 'external' : 'pdf', documentName: documentName(url), isLong };
    }
    case 'internal':
    case 'portal':
      return { ...link, type: 'in-app' };
  }
}

function isPdf(url: URL): boolean {
  return /^https?:$/.test(url.protocol) && isPdfAddress(url.href);
}

/** Whether an absolute or relative address leads to a PDF. */
export function isPdfAddress(href: string): boolean {
  return /^[^?#]*\.pdf($|[?#])/i.test(href);
}

/** The file's name without its extension. */
function documentName(url: URL): string {
  const segment = url.pathname.slice(url.pathname.lastIndexOf('/') + 1).replace(/\.pdf$/i, '');
  return decoded(segment) || defaultDocumentName;
}

/**
 * Encodes a value from the backend as one path segment. Undefined for a missing or blank one, and for `.` and `..`:
 * browsers resolve those even when encoded, so the address would be another one.
 */
export function pathSegment(text: string | undefined): string | undefined {
  return text === '.' || text === '..' ? undefined : encodedValue(text);
}

/** Encodes a value for an address. Undefined for a missing or blank one. */
export function encodedValue(text = ''): string | undefined {
  // encodeURIComponent throws on half a surrogate pair.
  return text.trim() === '' ? undefined : encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}

/** Whether a path equals `parent` or lies below it, by whole segments: `/tilbudene` is not within `/tilbud`. */
export function isWithin(path: string, parent: string): boolean {
  return `${path}/`.startsWith(`${parent}/`);
}
