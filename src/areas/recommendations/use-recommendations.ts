import { useMemo } from 'react';
import { customerQuery } from '../../api/customer.ts';
import { recommendationsQuery } from '../../api/recommendations.ts';
import type { RecommendationChoice, RecommendedProduct } from '../../domain/recommendations.ts';
import { areProductsKnown, chooseRecommendations, heldProducts } from '../../domain/recommendations.ts';
import { useAllAgreements } from '../../hooks/use-all-agreements.ts';
import { useCustomerQuery } from '../../hooks/use-customer-query.ts';
import { useIsWaitOver } from '../../hooks/use-is-wait-over.ts';

export interface Recommended extends RecommendationChoice {
  /** For comparison, nothing is shown. */
  readonly isControlGroup: boolean;
  readonly isFallback: boolean;
  /** What the customer has, recommended or not. */
  readonly customerProducts: readonly RecommendedProduct[];
  /** False as well when the customer's data could not be fetched: then nothing is said of it. */
  readonly isUnionMember: boolean;
  readonly isBankCustomer: boolean;
}

interface RecommendationsState {
  /** Undefined until all is known, and when there is nothing to go by. */
  readonly recommended: Recommended | undefined;
  readonly isPending: boolean;
  /** Whether the insurances are known by which they go. */
  readonly isComplete: boolean;
}

/** Inside the overview these have been asked for already, perhaps in vain: not again for this, nor told again. */
const asked = { retryOnMount: false, isSilent: true };

/**
 * What to recommend to the customer. It is asked for when all insurances are known, because they are part of the
 * question (NB-03); not when some could not be fetched or may be missing, so that nobody is recommended what they have (NB-19). Who the customer
 * is may come later.
 *
 * @param isEnabled false where nobody wants to know: nothing is asked
 */
export function useRecommendations(max: number, isEnabled = true): RecommendationsState {
  const { data, isLacking, isComplete } = useAllAgreements(asked);
  const isKnown = isEnabled && isComplete && !isLacking;
  const held = useMemo(() => (isKnown && data && areProductsKnown(data.agreements) ? heldProducts(data.agreements) : undefined), [data, isKnown]);
  const customer = useCustomerQuery('recommendations', customerQuery, { ...asked, isEnabled });
  const isCustomerLate = useIsWaitOver(customer.isPending);
  const isCustomerAwaited = customer.isPending && !isCustomerLate;
  const answer = useCustomerQuery(
    'recommendations', (api) => recommendationsQuery(api, held ?? []), { isEnabled: held !== undefined, isSilent: true },
  );
  const recommended = useMemo(() => {
    if (!held || !answer.data || isCustomerAwaited) return undefined;
    const { scores, isControlGroup, isFallback } = answer.data;
    return {
      ...chooseRecommendations(scores, held, max),
      isControlGroup,
      isFallback,
      customerProducts: held,
      isUnionMember: customer.data?.isUnionMember === true,
      isBankCustomer: customer.data?.isBankCustomer === true,
    };
  }, [held, answer.data, isCustomerAwaited, customer.data, max]);
  return { recommended, isPending: held ? answer.isPending || isCustomerAwaited : !isComplete, isComplete };
}
