import { isAmount, sumAmounts } from './amount-sum.ts';
import { insurancePath, pathSegment } from './link.ts';
import type { Offer } from './offer.ts';
import { normaliseCode } from './policy.ts';

const petPath = 'skade/kjaeledyr';

/** Where an offer is bought: `{path}/{policyNumber}/{versionNumber}{query}` (AL-69, AL-70). HUS is apart. */
const purchasePaths: readonly (readonly [type: string, path: string, query?: string])[] = [
  ['INNBO', 'innbo'],
  ['FRITIDSHUS', 'hytte'],
  ['REISE', 'skade/reise'],
  ['KJAELEDYR', petPath],
  ['LOFAVOR_KJAELEDYR', petPath],
  ['BIL', 'motor/bil'],
  ['MC', 'motor/mc'],
  ['MOPED', 'motor/moped'],
  ['BAAT', 'motor/baat'],
  ['SEK', 'motor/sek'],
  ['TILHENGER', 'motor/tilhenger', '?type=TILHENGER'],
];

/**
 * Where an offer is bought. Undefined when its type cannot be bought on the web, or when its policy
 * or version number is missing.
 */
export function offerPurchasePath(offer: Offer): string | undefined {
  const type = normaliseCode(offer.productType);
  const number = pathSegment(offer.policyNumber);
  const version = pathSegment(offer.versionNumber);
  if (number === undefined || version === undefined) return undefined;
  if (type === 'HUS') return `${insurancePath}/hus?husAvtale=${number}&version=${version}${contentsQuery(offer)}`;

  const row = purchasePaths.find(([code]) => code === type);
  if (!row) return undefined;
  const [, path, query = ''] = row;
  const species = path === petPath ? petSpecies(offer) : '';
  return `${insurancePath}/${path}${species}/${number}/${version}${query}`;
}

/** A house is bought together with its contents when exactly one contents offer is bundled. */
function contentsQuery(offer: Offer): string {
  const contents = offer.bundle.filter((bundled) => normaliseCode(bundled.productType) === 'INNBO');
  const number = contents.length === 1 ? pathSegment(contents[0]?.policyNumber) : undefined;
  return number === undefined ? '' : `&innboAvtale=${number}`;
}

/** The name tells a dog from a cat, else the description does; one that tells of both or neither has no own page. */
function petSpecies(offer: Offer): string {
  return speciesIn(offer.name) ?? speciesIn(offer.description) ?? '';
}

function speciesIn(text = ''): '/hund' | '/katt' | undefined {
  // Also inside words, as in hundeforsikring and innekatt, but not in hundre (a hundred) and skatt (tax).
  const isDog = /hund(?!re)/i.test(text);
  const isCat = /(?<!\bs)katt/i.test(text);
  if (isDog === isCat) return undefined;
  return isDog ? '/hund' : '/katt';
}

/** Kroner a month and a year for an offer with all that is bundled in it; undefined where the offer has no price. */
export interface OfferTotals {
  readonly monthly: number | undefined;
  readonly yearly: number | undefined;
}

/** Whether the offer itself has a price; without one its card says where to find it. */
export function hasPrice(offer: Offer): boolean {
  return isAmount(offer.monthlyPrice) || isAmount(offer.yearlyPrice);
}

/**
 * The main price plus the bundled ones, month and year apart. A bundled price that is missing counts as 0, but
 * without the main price there is no total: the bundled ones alone would look like the price of all (OF-18). The
 * traffic insurance fee is a part of the price already (OF-17).
 */
export function offerTotals(offer: Offer): OfferTotals {
  return { monthly: total(offer, 'monthlyPrice'), yearly: total(offer, 'yearlyPrice') };
}

function total(offer: Offer, price: 'monthlyPrice' | 'yearlyPrice'): number | undefined {
  if (!isAmount(offer[price])) return undefined;
  return sumAmounts([offer, ...offer.bundle].map((part) => part[price]));
}
