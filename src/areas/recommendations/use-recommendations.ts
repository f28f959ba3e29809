import { useMemo } from 'react';
import { customerQuery } from '../../api/customer.ts';
import { recommendationsQuery } from '../../api/recommendations.ts';
import type { RecommendationChoice, RecommendedProduct } from '../../domain/recommendations.ts';
import { areProductsKnown, chooseRecommendations, heldProducts } from '../../domain/recommendations.ts';
import { useAllAgreements } from '../../hooks/use-all-agreements.ts';
import { useCustomerQuery } from '../../hooks/use-customer-query.ts';
import { useIsWaitOver } from '../../hooks/use-is-wait-over.ts';

export interface Recommended extends RecommendationChoice {
  /** The control group sees no recommendations, for comparison. */
  readonly isControlGroup: boolean;
  readonly isFallback: boolean;
  /** The customer's own products, recommended or not. */
  readonly customerProducts: readonly RecommendedProduct[];
  /** Also false when the customer's data could not be fetched. The cards then do not mention it. */
  readonly isUnionMember: boolean;
  readonly isBankCustomer: boolean;
}

interface RecommendationsState {
  /** Undefined until all data has loaded, and when data is missing. */
  readonly recommended: Recommended | undefined;
  readonly isPending: boolean;
}

/** The overview sends the same requests. A failed one is neither repeated nor reported again. */
const asked = { retryOnMount: false, isSilent: true };

/**
 * Fetches the recommendations. It sends the request when all insurances are known, because the request contains them
 * (NB-03). It sends none when insurances may be missing, so that nobody gets a recommendation for an insurance they have
 * (NB-19). The customer's data may arrive later.
 *
 * @param isEnabled false sends no requests of its own
 */
export function useRecommendations(max: number, isEnabled = true): RecommendationsState {
  const { data, isLacking, isComplete } = useAllAgreements(asked);
  const isKnown = isEnabled && isComplete && !isLacking;
  const held = useMemo(() => (isKnown && data && areProductsKnown(data.agreements) ? heldProducts(data.agreements) : undefined), [data, isKnown]);
  const customer = useCustomerQuery('recommendations', customerQuery, { ...asked, isEnabled });
  const isCustomerLate = useIsWaitOver(customer.isPending);
  const isCustomerAwaited = customer.isPending && !isCustomerLate;
  const query = useCustomerQuery(
    'recommendations', (api) => recommendationsQuery(api, held ?? []), { isEnabled: held !== undefined, isSilent: true },
  );
  const recommended = useMemo(() => {
    if (!held || !query.data || isCustomerAwaited) return undefined;
    const { scores, isControlGroup, isFallback } = query.data;
    return {
      ...chooseRecommendations(scores, held, max),
      isControlGroup,
      isFallback,
      customerProducts: held,
      isUnionMember: customer.data?.isUnionMember === true,
      isBankCustomer: customer.data?.isBankCustomer === true,
    };
  }, [held, query.data, isCustomerAwaited, customer.data, max]);
  return { recommended, isPending: held ? query.isPending || isCustomerAwaited : !isComplete };
}
