import type { ProductScore } from '../domain/recommendations.ts';
import { apiQuery, getBody } from './api-query.ts';
import type { ApiClient } from './client.ts';
import type { OnBadItems } from './wire.ts';
import { amount, code, flag, listOf, record } from './wire.ts';

/** The backend's recommendations (DM-66..68). */
export interface Recommendations {
  /** In the order of the response; entries without a product are left out. */
  readonly scores: readonly ProductScore[];
  /** True for customers of the control group, who see no recommendations. */
  readonly isControlGroup: boolean;
  /** True when the scores are general and not specific to this customer. */
  readonly isFallback: boolean;
}

const scoreItem = record({ nextBestOfferProdukt: code, score: amount });
const responseBody = (onBad: OnBadItems) => record({ scores: listOf(scoreItem, onBad), controlgroup: flag, fallback: flag });

/** Scores for a customer who holds these product types (API-40). Without any type the parameter is left out (NB-03). */
export function recommendationsQuery(client: ApiClient, heldTypes: readonly string[]) {
  const produkt = heldTypes.join(',');
  return apiQuery({
    queryKey: ['kfp', 'recommendations', produkt],
    queryFn: async (): Promise<Recommendations> => {
      const query = produkt === '' ? {} : { produkt };
      const wire = await getBody(client, 'nbo/produktanbefaling', responseBody, query);
      const scores = wire.scores.flatMap(({ nextBestOfferProdukt: productType, score }) =>
        (productType ? [{ productType, score }] : []));
      return { scores, isControlGroup: wire.controlgroup, isFallback: wire.fallback };
    },
  });
}
