import type { InferOutput } from 'valibot';
import type { Offer } from '../domain/offer.ts';
import type { AgreementList, WireOffers } from './agreements.ts';
import { apiQuery, checkedBody, getBody } from './api-query.ts';
import type { ApiClient } from './client.ts';
import type { OnBadItems } from './wire.ts';
import { amount, bodyWithList, code, lenientListOf, lenientRecord, partialListOf, record, text, warningFlag } from './wire.ts';

export interface OfferList {
  readonly offers: readonly Offer[];
  /** True when offers may be missing: a system behind the backend did not answer (OF-41), or an item could not be read. */
  readonly hasSourceError: boolean;
}

const bundledOffer = {
  name: text,
  productType: code,
  policyNumber: text,
  monthlyPrice: amount,
  yearlyPrice: amount,
};

/** The wire format of an offer. Saved offers and offers inside agreement responses share it. */
const wireOffer = (onBad: OnBadItems) => record({
  ...bundledOffer,
  description: text,
  detaljer: lenientRecord({ tfaMonthly: amount }),
  versionNumber: text,
  expirationDate: text,
  pakkeTilbud: lenientListOf(bundledOffer, onBad),
  systemSource: code,
});

const responseBody = (onBad: OnBadItems) => bodyWithList('tilbud', { tilbud: partialListOf(wireOffer(onBad), onBad), systemSourceError: warningFlag });

/** Maps the wire format to an `Offer`. */
function toOffer(wire: InferOutput<ReturnType<typeof wireOffer>>): Offer {
  const { detaljer, pakkeTilbud, systemSource, ...same } = wire;
  return { ...same, monthlyTrafficFee: detaljer.tfaMonthly, bundle: pakkeTilbud, source: systemSource };
}

/** The saved offers (API-35, DM-19, DM-20), fresh for 30 s (API-36). */
export function offersQuery(client: ApiClient) {
  return apiQuery({
    queryKey: ['kfp', 'offers'],
    queryFn: async (): Promise<OfferList> => {
      const { tilbud: { items, isComplete }, systemSourceError } = await getBody(client, 'avtaleoversikt/tilbud', responseBody);
      return { offers: items.map(toOffer), hasSourceError: systemSourceError || !isComplete };
    },
    staleTime: 30_000,
  });
}

/** Parsed offers by the raw list, so that each list is parsed, and its errors reported, once. */
const knownOffers = new WeakMap<readonly unknown[], OfferList>();

/** The offers inside a response with agreements; undefined when it has none. */
export function carriedOffers(
  client: ApiClient, { wireOffers, hasSourceError }: Pick<AgreementList, 'wireOffers' | 'hasSourceError'>,
): OfferList | undefined {
  if (!wireOffers) return undefined;
  const list = knownOffers.get(wireOffers.body) ?? readOffers(client, wireOffers);
  knownOffers.set(wireOffers.body, list);
  return { ...list, hasSourceError: list.hasSourceError || hasSourceError };
}

function readOffers(client: ApiClient, wireOffers: WireOffers): OfferList {
  const { items, isComplete } = checkedBody(client, (onBad) => partialListOf(wireOffer(onBad), onBad), wireOffers);
  return { offers: items.map(toOffer), hasSourceError: !isComplete };
}
