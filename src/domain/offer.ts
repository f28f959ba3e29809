import { insurancePath, pathSegment } from './link.ts';
import { sumAmounts, toOre } from './money.ts';
import { policyKey } from './agreement.ts';

/** The source systems of agreements and offers, in the sort order of offers. */
export const policySources = ['NICE', 'EIKA_SKADE', 'LOFAVOR', 'PROLIFE', 'EIKA_PERSON', 'PARIS', 'NSF'] as const;

/** An insurance inside another offer. Its price is added to the main price. */
export interface BundledOffer {
  readonly name: string | undefined;
  readonly productType: string | undefined;
  readonly policyNumber: string | undefined;
  readonly monthlyPrice: number | undefined;
  readonly yearlyPrice: number | undefined;
}

/** A saved offer. Any field may be missing in the backend's response. Prices are in kroner. */
export interface Offer extends BundledOffer {
  readonly description: string | undefined;
  /** The traffic insurance fee, a part of the monthly price; not added to totals. */
  readonly monthlyTrafficFee: number | undefined;
  readonly versionNumber: string | undefined;
  /** As sent: a date `2026-12-31` or a point in time. */
  readonly expirationDate: string | undefined;
  readonly bundle: readonly BundledOffer[];
  readonly source: string | undefined;
}

let collator: Intl.Collator | undefined;

/** Whether character codes give the Norwegian order. A text with 'aa' is excluded, as it sorts like 'å'. */
const isPlain = (text: string) => /^[a-z]+$/.test(text) && !text.includes('aa');

/**
 * Norwegian alphabetical order, æ ø å last. The collator is created only when needed, because that takes a slow phone
 * longer than a frame.
 */
function compareText(a = '', b = ''): number {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  if (first !== second && isPlain(first) && isPlain(second)) return first < second ? -1 : 1;
  if (a === b) return 0;
  collator ??= new Intl.Collator('nb');
  // A missing text is empty here, so it comes first.
  return collator.compare(a, b);
}

/** Unknown and missing sources share the last rank. */
function sourceRank(offer: Offer): number {
  const rank = policySources.findIndex((source) => source === offer.source);
  return rank < 0 ? policySources.length : rank;
}

/** Sorts offers by source, name and description (OF-26). Number and version give offers of one name an order in each response. */
export function sortOffers(offers: readonly Offer[]): Offer[] {
  return [...offers].sort(
    (a, b) =>
      sourceRank(a) - sourceRank(b) || compareText(a.name, b.name) || compareText(a.description, b.description) ||
      compareText(a.policyNumber, b.policyNumber) || compareText(a.versionNumber, b.versionNumber),
  );
}

/**
 * Whether both are the same offer from two responses. The policy number is not enough, because numbers repeat, even in
 * one system.
 */
export function isSameOffer(one: Offer, other: Offer): boolean {
  return offerKey(one) === offerKey(other);
}

/** Tells offers apart, also versions of one number. */
export const offerKey = (offer: Offer) => [policyKey(offer), offer.versionNumber, offer.name, offer.description].join();

const petPath = 'skade/kjaeledyr';

/** Purchase paths of offers: `{path}/{policyNumber}/{versionNumber}{query}` (AL-69, AL-70). HUS has another format. */
const offerPaths: readonly (readonly [type: string, path: string, query?: string])[] = [
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
  const type = offer.productType;
  const number = pathSegment(offer.policyNumber);
  const version = pathSegment(offer.versionNumber);
  if (number === undefined || version === undefined) return undefined;
  if (type === 'HUS') return `${insurancePath}/hus?husAvtale=${number}&version=${version}${contentsQuery(offer)}`;

  const row = offerPaths.find(([code]) => code === type);
  if (!row) return undefined;
  const [, path, query = ''] = row;
  const species = path === petPath ? petSpecies(offer) : '';
  return `${insurancePath}/${path}${species}/${number}/${version}${query}`;
}

/** If exactly one contents offer is bundled, the house is bought together with it. */
function contentsQuery(offer: Offer): string {
  const contents = offer.bundle.filter((bundled) => bundled.productType === 'INNBO');
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

/** Whether the amount can be shown and summed. The backend may send a number that is no price. */
function isAmount(kroner: number | undefined): boolean {
  return toOre(kroner) !== undefined;
}
