import { insurancePath, pathSegment } from './link.ts';
import { toOre } from './money.ts';
import type { Offer } from './offer.ts';
import { normaliseCode } from './policy.ts';

const petPath = 'skade/kjaeledyr';

/** Purchase paths of offers: `{path}/{policyNumber}/{versionNumber}{query}` (AL-69, AL-70). HUS has another format. */
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

/** The purchase page of an offer. Undefined when its type is not sold on the web, or without policy or version number. */
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

/** If exactly one contents offer is bundled, the house is bought together with it. */
function contentsQuery(offer: Offer): string {
  const contents = offer.bundle.filter((bundled) => normaliseCode(bundled.productType) === 'INNBO');
  const number = contents.length === 1 ? pathSegment(contents[0]?.policyNumber) : undefined;
  return number === undefined ? '' : `&innboAvtale=${number}`;
}

/** Finds the species in the name, else in the description. A text with both or neither gives the general page. */
function petSpecies(offer: Offer): string {
  return speciesIn(offer.name) ?? speciesIn(offer.description) ?? '';
}

function speciesIn(text = ''): '/hund' | '/katt' | undefined {
  // Matches inside words too, as in hundeforsikring and innekatt, but not in hundre (a hundred) and skatt (tax).
  const isDog = /hund(?!re)/i.test(text);
  const isCat = /(?<!\bs)katt/i.test(text);
  if (isDog === isCat) return undefined;
  return isDog ? '/hund' : '/katt';
}

/** Kroner a month and a year for an offer with its bundle; undefined when unknown. */
export interface OfferTotals {
  readonly monthly: number | undefined;
  readonly yearly: number | undefined;
}

/** Whether the offer itself has a price. Without one its card says where to find it. */
export function hasPrice(offer: Offer): boolean {
  return isAmount(offer.monthlyPrice) || isAmount(offer.yearlyPrice);
}

/**
 * Adds the bundled prices to the main price, for month and year separately. Without all prices there is no total,
 * because the others would look like the whole price (OF-18). The price already includes the traffic insurance fee (OF-17).
 */
export function offerTotals({ bundle, ...offer }: Offer): OfferTotals {
  const parts = [offer, ...bundle];
  return {
    monthly: sumAmounts(parts.map(({ monthlyPrice }) => monthlyPrice)),
    yearly: sumAmounts(parts.map(({ yearlyPrice }) => yearlyPrice)),
  };
}

/**
 * The sum in kroner; undefined when one amount is unknown. Each amount is first rounded to øre. So the sum matches the
 * amounts as shown, and 0.1 + 0.2 is 0.3.
 */
export function sumAmounts(amounts: readonly (number | undefined)[]): number | undefined {
  let sum = 0;
  for (const amount of amounts) {
    const ore = toOre(amount);
    if (ore === undefined) return undefined;
    sum += ore;
  }
  return sum / 100;
}

/** Whether the amount can be shown and summed. The backend may send a number that is no price. */
function isAmount(kroner: number | undefined): boolean {
  return toOre(kroner) !== undefined;
}
