import type { Offer } from './offer.ts';
import { policySources } from './policy.ts';

let collator: Intl.Collator | undefined;

/** What Norwegian sorts by its codes alone; 'aa' is no such text, as it counts as 'å'. */
const isPlain = (text: string) => /^[a-z]+$/.test(text) && !text.includes('aa');

/**
 * Norwegian alphabetical order, æ ø å last. The collator is made when a text needs it, because building it takes a slow
 * phone longer than a frame.
 */
function compareText(a = '', b = ''): number {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  if (first !== second && isPlain(first) && isPlain(second)) return first < second ? -1 : 1;
  if (a === b) return 0;
  collator ??= new Intl.Collator('nb');
  // The empty text that stands for a missing one comes first.
  return collator.compare(a, b);
}

/** Unknown and missing sources come last, and are alike. */
function sourceRank(offer: Offer): number {
  const rank = policySources.findIndex((source) => source === offer.source);
  return rank < 0 ? policySources.length : rank;
}

/** The offers by source, then name, then description (OF-26); those alike in all keep their order. */
export function sortOffers(offers: readonly Offer[]): Offer[] {
  return [...offers].sort(
    (a, b) =>
      sourceRank(a) - sourceRank(b) || compareText(a.name, b.name) || compareText(a.description, b.description),
  );
}
