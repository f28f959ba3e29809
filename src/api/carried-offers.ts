import type { AgreementList } from './agreements.ts';
import { checkedAnswer } from './api-query.ts';
import type { ApiClient } from './client.ts';
import type { OfferList } from './offers.ts';
import { toOffer, wireOffer } from './offers.ts';
import { partialListOf } from './wire.ts';

/** Parsed offers by the raw list, so that each list is parsed, and its errors reported, once. */
let knownOffers: WeakMap<readonly unknown[], OfferList> | undefined;

/** The offers inside an answer with agreements; undefined when it has none. */
export function carriedOffers(
  client: ApiClient, { wireOffers, hasSourceError }: Pick<AgreementList, 'wireOffers' | 'hasSourceError'>,
): OfferList | undefined {
  if (!wireOffers) return undefined;
  knownOffers ??= new WeakMap();
  const list = knownOffers.get(wireOffers) ?? readOffers(client, wireOffers);
  knownOffers.set(wireOffers, list);
  return { ...list, hasSourceError: list.hasSourceError || hasSourceError };
}

function readOffers(client: ApiClient, wireOffers: readonly unknown[]): OfferList {
  const { items, isComplete } = checkedAnswer(client, 'avtaleoversikt/avtaler', (onBad) => partialListOf(wireOffer(onBad), onBad), wireOffers);
  return { offers: items.map(toOffer), hasSourceError: !isComplete };
}
