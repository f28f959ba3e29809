import type { ReactNode } from 'react';
import type { AgreementList } from '../../../api/agreements.ts';
import { carriedOffers } from '../../../api/carried-offers.ts';
import { offersQuery } from '../../../api/offers.ts';
import { useAppContext } from '../../../hooks/app-context.ts';
import { useCustomerQuery } from '../../../hooks/use-customer-query.ts';
import { useRetry } from '../../../hooks/use-retry.ts';
import { RetryBanner } from '../../../ui/feedback/banner.tsx';
import { Pair } from '../../../ui/layout/section.tsx';
import { InTurn, usePlace } from './in-turn.tsx';
import { useLateBlocksText } from './late-blocks-text.ts';
import { SystemDown } from './system-down.tsx';
import { OffersSummary } from './offers-summary.tsx';

interface OffersBlockProps {
  /** Undefined when there is no list of agreements, for now or for good. */
  readonly answer: Pick<AgreementList, 'hasSourceError' | 'wireOffers'> | undefined;
  /** Whether the top of the page says that a system is down; told later, it is told here, where it moves nothing. */
  readonly isDownTold: boolean;
  readonly isWaitOver: boolean;
  /** Where there is room; below the offers elsewhere, and above what is below when they are late. */
  readonly beside: ReactNode;
  /** What is below. */
  readonly children: ReactNode;
}

/** The offers that came with the agreements, or else those of a call of their own, and what is below them. */
export function OffersBlock({ answer, isDownTold, isWaitOver, beside, children }: OffersBlockProps) {
  const text = useLateBlocksText();
  const { api } = useAppContext().runtime;
  const carried = answer && carriedOffers(api, answer);
  const isAsked = !carried;
  // Not asked for again when another element just has, in vain.
  const query = useCustomerQuery('offers', offersQuery, { retryOnMount: false, isEnabled: isAsked, isSilent: !isAsked });
  const { headingRef, retryProps } = useRetry(query);
  const own = isAsked ? query : undefined;
  const failure = own?.isError && (
    <RetryBanner {...retryProps}>
      {text.offersError}
    </RetryBanner>
  );
  const place = usePlace(own?.isPending === true, isWaitOver);
  const block = (
    <>
      {!isDownTold && (answer?.hasSourceError || own?.data?.hasSourceError) && <SystemDown />}
      <Pair>
        <OffersSummary offers={carried?.offers ?? own?.data?.offers ?? []} failure={failure} headingRef={headingRef} />
        {place === 'first' && beside}
      </Pair>
    </>
  );
  return <InTurn block={block} place={place}>{place === 'last' && beside}{children}</InTurn>;
}
