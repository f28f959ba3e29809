import type { ConsentAnswers } from './cookie-consent.ts';
import { consentAnswers } from './cookie-consent.ts';
import type { LoginContext } from './distributor.ts';
import { isMobileBank } from './distributor.ts';
import { insurancePath, isWithin } from './link.ts';

/** The cookie that holds the answer. `preferred` is the authenticated one, or the general one when that is missing. */
export type ConsentSource = 'authenticated' | 'preferred' | 'general';

/** The answers in the two cookies; undefined for a missing or malformed cookie. */
export interface StoredConsent {
  readonly general: ConsentAnswers | undefined;
  readonly authenticated: ConsentAnswers | undefined;
}

/**
 * Decides which cookie holds the answer.
 *
 * @param loginContext undefined while it is not known
 * @returns Undefined when the login context must be known first.
 */
export function consentSource(
  area: ConsentArea['area'] | undefined,
  loginContext: LoginContext | undefined,
): ConsentSource | undefined {
  if (area === 'bank') return 'authenticated';
  if (loginContext === undefined) return undefined;
  if (isMobileBank(loginContext)) return 'authenticated';
  return area === 'customer' ? 'preferred' : 'general';
}

/** Whether the authenticated cookie counts, and so must be written too (CK-22). */
export function isAuthenticatedSource(source: ConsentSource, { authenticated }: StoredConsent): boolean {
  return source === 'authenticated' || (source === 'preferred' && authenticated !== undefined);
}

/** The answers that count; all null without answers. */
export function storedAnswers(source: ConsentSource, stored: StoredConsent): ConsentAnswers {
  const answers = isAuthenticatedSource(source, stored) ? stored.authenticated : stored.general;
  return answers ?? consentAnswers(null);
}

/** A part of a site that reads the answer from the authenticated cookie: only there (`bank`), or there first (`customer`). */
export interface ConsentArea {
  /** The path above all its pages. */
  readonly path: string;
  readonly area: 'bank' | 'customer';
}

/** The online bank for persons and businesses, and the customer pages of insurance and credit. */
const defaultAreas: readonly ConsentArea[] = [
  { path: '/nettbank-privat', area: 'bank' },
  { path: '/nettbank-bedrift', area: 'bank' },
  { path: insurancePath, area: 'customer' },
  { path: '/privat/kreditt', area: 'customer' },
];

/** The area of a page: that of the longest path above it. Undefined outside all areas. */
export function consentAreaOf(
  path: string,
  areas: readonly ConsentArea[] = defaultAreas,
): ConsentArea['area'] | undefined {
  const [nearest] = areas
    .filter((area) => isWithin(path, area.path.replace(/\/+$/, '')))
    .sort((a, b) => b.path.length - a.path.length);
  return nearest?.area;
}

/** The valid configured areas; undefined when there is none. `onBad` gets the index of each invalid one. */
export function parseConsentAreas(
  configured: readonly unknown[] | undefined,
  onBad: (place: number) => void,
): readonly ConsentArea[] | undefined {
  const areas = configured?.flatMap((item, place) => {
    if (isArea(item)) return [item];
    onBad(place);
    return [];
  });
  return areas?.length ? areas : undefined;
}

function isArea(item: unknown): item is ConsentArea {
  const { path, area } = (item ?? {}) as Partial<Record<string, unknown>>;
  return typeof path === 'string' && path.startsWith('/') && (area === 'bank' || area === 'customer');
}
