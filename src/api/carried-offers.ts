import type { Offer } from '../domain/offer.ts';
import type { AgreementList } from './agreements.ts';
import { checkedAnswer } from './api-query.ts';
import type { ApiClient } from './client.ts';
import type { OfferList } from './offers.ts';
import { toOffer, wireOffer } from './offers.ts';
import { listOf } from './wire.ts';

/** By the list that came, so that it is read, and what is wrong with it told, once. */
let knownOffers: WeakMap<readonly unknown[], readonly Offer[]> | undefined;

/** The offers that an answer of the agreements carries; undefined when it carries none. */
export function carriedOffers(
  client: ApiClient, { wireOffers, hasSourceError }: Pick<AgreementList, 'wireOffers' | 'hasSourceError'>,
): OfferList | undefined {
  if (!wireOffers) return undefined;
  const read = () => checkedAnswer(client, 'avtaleoversikt/avtaler', (onBad) => listOf(wireOffer(onBad), onBad), wireOffers).map(toOffer);
  knownOffers ??= new WeakMap();
  const offers = knownOffers.get(wireOffers) ?? read();
  knownOffers.set(wireOffers, offers);
  return { offers, hasSourceError };
}
