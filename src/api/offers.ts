import type { BundledOffer, Offer } from '../domain/offer.ts';
import type { AgreementList } from './agreements.ts';
import { apiPath } from './api-path.ts';
import { apiQuery, checkedAnswer, getAnswer } from './api-query.ts';
import { sendChange } from './change.ts';
import type { ApiClient } from './client.ts';
import type { OnBadItems } from './wire.ts';
import { amount, flag, listOf, optionalListOf, part, record, text, wholeListOf } from './wire.ts';

export interface OfferList {
  readonly offers: readonly Offer[];
  /** True when offers may be missing: a system behind the backend did not answer (OF-41), or an item could not be read. */
  readonly hasSourceError: boolean;
}

const bundledOffer = {
  name: text,
  productType: text,
  policyNumber: text,
  monthlyPrice: amount,
  yearlyPrice: amount,
};

const wireOffer = (onBad: OnBadItems) => record({
  ...bundledOffer,
  description: text,
  detaljer: part({ tfaMonthly: amount }),
  versionNumber: text,
  expirationDate: text,
  pakkeTilbud: optionalListOf(record(bundledOffer), onBad),
  systemSource: text,
});

const answer = (onBad: OnBadItems) => record({ tilbud: wholeListOf(wireOffer(onBad), onBad), systemSourceError: flag });

/** The domain's picture of an offer (DM-08..18). */
function toOffer(wire: ReturnType<ReturnType<typeof wireOffer>>): Offer {
  const { detaljer, pakkeTilbud, systemSource, ...same } = wire;
  const bundle: readonly BundledOffer[] = pakkeTilbud ?? [];
  return { ...same, monthlyTrafficFee: detaljer.tfaMonthly, bundle, source: systemSource };
}

/** The saved offers (API-35, DM-19, DM-20), fresh for 30 s (API-36). */
export function offersQuery(client: ApiClient) {
  return apiQuery({
    queryKey: ['kfp', 'offers'],
    queryFn: async (): Promise<OfferList> => {
      const { tilbud: { items, isWhole }, systemSourceError } = await getAnswer(client, 'avtaleoversikt/tilbud', answer);
      return { offers: items.map(toOffer), hasSourceError: systemSourceError || !isWhole };
    },
    staleTime: 30_000,
  });
}

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

/** Deletes a saved offer (API-37). Rejects with a MissingParameterError without a policy number (API-16). */
export async function removeOffer(client: ApiClient, policyNumber: string | undefined): Promise<void> {
  await sendChange(client, 'DELETE', apiPath('avtaleoversikt/tilbud', policyNumber), undefined, {
    endpoint: 'avtaleoversikt/tilbud/{policyNumber}',
  });
}
