/** Everything under this path belongs to the portal's insurer, on whichever host the page is served. */
export const insurancePath = '/privat/forsikring';

/** Where the portal lives by default; `kfp-portal` may be served elsewhere by its `base-path`. */
export const portalPath = `${insurancePath}/oversikt`;

/** What kind of place a link leads to, seen from the portal. */
export type LinkKind = 'portal' | 'internal' | 'external' | 'pdf' | 'contact';

/** What a bank's app is asked to open. `url` is absolute. */
export interface NativeLink {
  readonly type: 'external' | 'in-app' | 'pdf';
  readonly url: string;
  readonly title: string;
  readonly documentName: string | undefined;
  readonly isLong: boolean;
}

/** A PDF address of more characters than this is opened outside the app (NX-14). */
const longestPdfUrl = 1000;
const defaultDocumentName = 'fremtind-forsikring-pdf';

/** `url` absolute, `pageOrigin` as in `location.origin`; `isPortal` tells the portal's paths of that origin. */
export function linkKind(url: URL, pageOrigin: string, isPortal: (path: string) => boolean): LinkKind {
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return 'contact';
  if (isPdf(url)) return 'pdf';
  if (url.origin !== pageOrigin) return 'external';
  return isPortal(url.pathname) ? 'portal' : 'internal';
}

/** How a bank's app opens the link. `label` is the link's own text. */
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

/** Whether an address, absolute or not, is that of a PDF. */
export function isPdfAddress(href: string): boolean {
  return /^[^?#]*\.pdf($|[?#])/i.test(href);
}

/** The file's name without its extension. */
function documentName(url: URL): string {
  const segment = url.pathname.slice(url.pathname.lastIndexOf('/') + 1).replace(/\.pdf$/i, '');
  try {
    return decodeURIComponent(segment) || defaultDocumentName;
  } catch {
    return segment; // Malformed percent signs: the name as it stands.
  }
}

/**
 * A number from the backend as one segment of a path, percent-encoded. Undefined for a missing or blank one,
 * and for `.` and `..`: no encoding keeps a browser from reading those as "here" and "one up".
 */
export function pathSegment(text: string | undefined): string | undefined {
  if (text === undefined || text.trim() === '' || text === '.' || text === '..') return undefined;
  // Half a surrogate pair cannot be encoded and would throw.
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}

/** Whether a path is another one or lies below it, by whole segments: `/tilbudene` is not within `/tilbud`. */
export function isWithin(path: string, parent: string): boolean {
  return `${path}/`.startsWith(`${parent}/`);
}
