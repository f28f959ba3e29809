import type { AgreementList } from './agreements.ts';
import { checkedAnswer } from './api-query.ts';
import type { ApiClient } from './client.ts';
import type { OfferList } from './offers.ts';
import { toOffer, wireOffer } from './offers.ts';
import { wholeListOf } from './wire.ts';

/** By the list that came, so that it is read, and what is wrong with it told, once. */
let knownOffers: WeakMap<readonly unknown[], OfferList> | undefined;

/** The offers that an answer of the agreements carries; undefined when it carries none. */
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
  const { items, isWhole } = checkedAnswer(client, 'avtaleoversikt/avtaler', (onBad) => wholeListOf(wireOffer(onBad), onBad), wireOffers);
  return { offers: items.map(toOffer), hasSourceError: !isWhole };
}
