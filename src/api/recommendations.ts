import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './client.ts';
import { getAnswer } from './get-answer.ts';
import type { OnBadItems } from './wire.ts';
import { amount, flag, listOf, record, text } from './wire.ts';

export interface ProductScore {
  readonly productType: string;
  /** Higher is better; undefined when not sent. */
  readonly score: number | undefined;
}

/** What the backend would recommend (DM-66..68). */
export interface Recommendations {
  /** In the order of the answer; entries without a product are left out. */
  readonly scores: readonly ProductScore[];
  /** True for customers who shall be shown nothing, for comparison. */
  readonly isControlGroup: boolean;
  /** True when the scores are general ones and not this customer's. */
  readonly isFallback: boolean;
}

const scoreItem = record({ nextBestOfferProdukt: text, score: amount });
const answer = (onBad: OnBadItems) => record({ scores: listOf(scoreItem, onBad), controlgroup: flag, fallback: flag });

/** Scores for these product types (API-40); rejects with a MissingParameterError when there are none (API-16). */
export function recommendationsQuery(client: ApiClient, productTypes: readonly string[]) {
  const produkt = productTypes.join(',');
  return queryOptions({
    queryKey: ['kfp', 'recommendations', produkt],
    queryFn: async (): Promise<Recommendations> => {
      const wire = await getAnswer(client, 'nbo/produktanbefaling', answer, { produkt });
      const scores = wire.scores.flatMap(({ nextBestOfferProdukt: productType, score }) =>
        (productType ? [{ productType, score }] : []));
      return { scores, isControlGroup: wire.controlgroup, isFallback: wire.fallback };
    },
  });
}
