import type { Agreement } from '../domain/agreement.ts';
import type { Offer } from '../domain/offer.ts';
import { apiQuery } from './api-query.ts';
import type { ApiClient } from './client.ts';
import { getAnswer } from './get-answer.ts';
import { toOffer, wireOffer } from './offers.ts';
import type { OnBadItems } from './wire.ts';
import { amount, anything, flag, listOf, optionalListOf, record, text } from './wire.ts';

export interface AgreementList {
  readonly agreements: readonly Agreement[];
  /** Kroner a month, undefined when not sent (DM-33). */
  readonly monthlySum: number | undefined;
  /** Kroner a year, undefined when not sent (DM-32). */
  readonly yearlySum: number | undefined;
  /** True when a system behind the backend did not answer, so that agreements may be missing (OV-64). */
  readonly hasSourceError: boolean;
  /** Undefined when the answer carries no offers, so that they are to be asked for (API-68, DM-35). */
  readonly offers: readonly Offer[] | undefined;
}

const wireAgreement = record({
  policyNumber: text,
  name: text,
  description: text,
  monthlyPrice: amount,
  avtaleStatus: text,
  systemSource: text,
  productCode: text,
  productType: text,
  productTypeCode: text,
  pakkeTilbud: anything,
});

const answer = (onBad: OnBadItems) => record({
  avtaler: listOf(wireAgreement, onBad),
  monthlySum: amount,
  yearlySum: amount,
  systemSourceError: flag,
  tilbud: optionalListOf(wireOffer(onBad), onBad),
});

/** The wire says neither what kind of value this is nor what is in it: anything that is not empty counts (DM-30). */
function isPresent(bundle: unknown): boolean {
  if (typeof bundle !== 'object' || bundle === null) return Boolean(bundle);
  return Object.keys(bundle).length > 0;
}

function toAgreement(wire: ReturnType<typeof wireAgreement>): Agreement {
  return {
    policyNumber: wire.policyNumber,
    name: wire.name,
    description: wire.description,
    monthlyPrice: wire.monthlyPrice,
    status: wire.avtaleStatus,
    source: wire.systemSource,
    productCode: wire.productCode,
    // DM-29: two names have been seen for the field.
    productType: wire.productType ?? wire.productTypeCode,
    isBundled: isPresent(wire.pakkeTilbud),
  };
}

/** Reads a list of agreements from an endpoint that answers as `avtaleoversikt/avtaler` does (DM-21..35). */
export async function getAgreements(client: ApiClient, endpoint: string): Promise<AgreementList> {
  const { avtaler, monthlySum, yearlySum, systemSourceError, tilbud } = await getAnswer(client, endpoint, answer);
  return {
    agreements: avtaler.map(toAgreement),
    monthlySum,
    yearlySum,
    hasSourceError: systemSourceError,
    offers: tilbud?.map(toOffer),
  };
}

/** The customer's insurances (API-33), fresh for 10 s (API-34). */
export function agreementsQuery(client: ApiClient) {
  return apiQuery({
    queryKey: ['kfp', 'agreements'],
    queryFn: () => getAgreements(client, 'avtaleoversikt/avtaler'),
    staleTime: 10_000,
  });
}
