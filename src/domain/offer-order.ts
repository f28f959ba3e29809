import type { Offer } from './offer.ts';
import { policySources } from './policy.ts';

let collator: Intl.Collator | undefined;

/** Norwegian alphabetical order, æ ø å last. Made at first use, because building it is slow. */
function compareText(a: string | undefined, b: string | undefined): number {
  collator ??= new Intl.Collator('nb');
  // The empty text that stands for a missing one comes first.
  return collator.compare(a ?? '', b ?? '');
}

/** Unknown and missing sources come last, and are alike. */
function sourceRank(offer: Offer): number {
  const rank = policySources.findIndex((source) => source === offer.source);
  return rank < 0 ? policySources.length : rank;
}

/** The offers by source, then name, then description (OF-23 to OF-26); those alike in all keep their order. */
export function sortOffers(offers: readonly Offer[]): Offer[] {
  return [...offers].sort(
    (a, b) =>
      sourceRank(a) - sourceRank(b) || compareText(a.name, b.name) || compareText(a.description, b.description),
  );
}
