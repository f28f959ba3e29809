import { isWithin } from './is-within.ts';
import { insurancePath } from './policy.ts';

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
