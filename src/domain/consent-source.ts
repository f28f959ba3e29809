import type { ConsentAnswers } from './cookie-consent.ts';
import { consentAnswers } from './cookie-consent.ts';
import type { LoginContext } from './distributor.ts';
import { isMobileBank } from './distributor.ts';
import { insurancePath, isWithin } from './link.ts';

/** Which cookie the answer is in: `preferred` is the authenticated one, or the general one where that is missing. */
export type ConsentSource = 'authenticated' | 'preferred' | 'general';

/** What the two cookies say; undefined for one that is missing or malformed. */
export interface StoredConsent {
  readonly general: ConsentAnswers | undefined;
  readonly authenticated: ConsentAnswers | undefined;
}

/**
 * Decides where the answer is.
 *
 * @param loginContext undefined while it is not known
 * @returns Undefined when that has to be known first.
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

/** Whether the authenticated cookie is the one that counts, and so has to be written too (CK-22). */
export function isAuthenticatedSource(source: ConsentSource, { authenticated }: StoredConsent): boolean {
  return source === 'authenticated' || (source === 'preferred' && authenticated !== undefined);
}

/** The answers that count; all null where there are none. */
export function storedAnswers(source: ConsentSource, stored: StoredConsent): ConsentAnswers {
  const answers = isAuthenticatedSource(source, stored) ? stored.authenticated : stored.general;
  return answers ?? consentAnswers(null);
}

/** Parts of a site that keep the answer in the authenticated cookie: only there, or there first. */
export interface ConsentArea {
  /** Path that all its pages lie under. */
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

/** The area of a page, which is that of the longest path that it lies under; undefined outside of all. */
export function consentAreaOf(
  path: string,
  areas: readonly ConsentArea[] = defaultAreas,
): ConsentArea['area'] | undefined {
  const [nearest] = areas
    .filter((area) => isWithin(path, area.path.replace(/\/+$/, '')))
    .sort((a, b) => b.path.length - a.path.length);
  return nearest?.area;
}

/** Configured areas; what is none is given to `onBad`. Undefined when there is no good one. */
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
