import type { InferOutput } from 'valibot';
import type { Agreement } from '../domain/agreement.ts';
import { agreementsKey } from './agreements-key.ts';
import { apiQuery, checkedBody } from './api-query.ts';
import type { ApiClient, ApiResponse } from './client.ts';
import type { OnBadItems } from './wire.ts';
import { amount, anything, bodyWithList, code, listAsSent, partialListOf, record, text, warningFlag } from './wire.ts';

export interface AgreementList {
  readonly agreements: readonly Agreement[];
  /** Kroner a month for these agreements; undefined when unknown. */
  readonly monthlySum: number | undefined;
  /** Kroner a year for these agreements; undefined when unknown. */
  readonly yearlySum: number | undefined;
  /** True when agreements may be missing: a system behind the backend did not answer (OV-64), or an item could not be read. */
  readonly hasSourceError: boolean;
  /**
   * The offers as sent, for `carriedOffers`. Undefined when the response has none; then they need a call of their own
   * (API-68, DM-35).
   */
  readonly wireOffers: WireOffers | undefined;
}

/** The offers inside a response with agreements, as sent. */
export interface WireOffers extends ApiResponse {
  readonly body: readonly unknown[];
}

const wireAgreement = record({
  policyNumber: text,
  name: text,
  description: text,
  monthlyPrice: amount,
  avtaleStatus: code,
  systemSource: code,
  productCode: code,
  productType: code,
  productTypeCode: code,
  pakkeTilbud: anything,
});

const responseBody = (onBad: OnBadItems) => bodyWithList('avtaler', {
  avtaler: partialListOf(wireAgreement, onBad),
  monthlySum: amount,
  yearlySum: amount,
  systemSourceError: warningFlag,
  tilbud: listAsSent,
});

/** The backend does not specify this value: anything that is not empty counts (DM-30). */
function isPresent(bundle: unknown): boolean {
  if (typeof bundle !== 'object' || bundle === null) return Boolean(bundle);
  return Object.keys(bundle).length > 0;
}

function toAgreement(wire: InferOutput<typeof wireAgreement>): Agreement {
  return {
    policyNumber: wire.policyNumber,
    name: wire.name,
    description: wire.description,
    monthlyPrice: wire.monthlyPrice,
    status: wire.avtaleStatus,
    source: wire.systemSource,
    productCode: wire.productCode,
    // The backend uses two names for this field (DM-29).
    productType: wire.productType ?? wire.productTypeCode,
    isBundled: isPresent(wire.pakkeTilbud),
  };
}

/**
 * Reads agreements from an endpoint with the format of `avtaleoversikt/avtaler` (DM-21..35).
 *
 * @throws AnswerError when the whole response is unusable, and whatever the call fails with
 */
async function getAgreements(client: ApiClient, endpoint: string): Promise<AgreementList> {
  const response = await client.get(endpoint);
  const { avtaler: { items, isComplete }, monthlySum, yearlySum, systemSourceError, tilbud } = checkedBody(client, responseBody, response);
  return {
    agreements: items.map(toAgreement),
    // The sums include the items that were left out.
    monthlySum: isComplete ? monthlySum : undefined,
    yearlySum: isComplete ? yearlySum : undefined,
    hasSourceError: systemSourceError || !isComplete,
    wireOffers: tilbud && { body: tilbud, request: response.request },
  };
}

/** The customer's insurances (API-33), fresh for 10 s (API-34). */
export function agreementsQuery(client: ApiClient) {
  return apiQuery({
    queryKey: agreementsKey,
    queryFn: () => getAgreements(client, 'avtaleoversikt/avtaler'),
    staleTime: 10_000,
    // Elements look them up without being observers. They go with the customer's data.
    gcTime: Infinity,
  });
}

/** The customer's insurances in the partner's system (API-51, API-72). */
export function partnerAgreementsQuery(client: ApiClient) {
  return apiQuery({
    queryKey: ['kfp', 'partner-agreements'],
    queryFn: () => getAgreements(client, 'eikaintegrasjon/avtaler'),
  });
}
