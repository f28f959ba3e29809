import type { RefObject } from 'react';
import { useRef } from 'react';
import { useIsSeen } from '../../../hooks/use-is-seen.ts';
import { useTrackOnce } from '../../../hooks/use-track-once.ts';
import type { Recommended } from './use-recommendations.ts';

/** Notes what was recommended and why not more: also for the control group, which sees nothing. */
export function useLoadEvent(recommended: Recommended | undefined): void {
  useTrackOnce(recommended && {
    event: 'NboLast',
    ...productFields(recommended),
    filteredNboProductsDueToActiveAgreements: recommended.held,
    controlGroup: recommended.isControlGroup,
    fallback: recommended.isFallback,
    customerProducts: recommended.customerProducts,
  });
}

/** Notes that the recommendations have come before the customer's eyes. The ref goes on them. */
export function useViewEvent(recommended: Recommended): RefObject<HTMLDivElement | null> {
  const target = useRef<HTMLDivElement>(null);
  useTrackOnce(useIsSeen(target) && {
    event: 'NboVisning',
    presentedNboModule: true,
    ...productFields(recommended),
    page: window.location.pathname,
  });
  return target;
}

function productFields({ products: [mainNboProduct, ...subNboProducts] }: Recommended): object {
  return { mainNboProduct, subNboProducts };
}
