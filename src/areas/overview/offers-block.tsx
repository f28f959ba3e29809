import type { ReactNode } from 'react';
import type { AgreementList } from '../../api/agreements.ts';
import { offersQuery } from '../../api/offers.ts';
import { useCustomerQuery } from '../../hooks/use-customer-query.ts';
import { useRetry } from '../../hooks/use-retry.ts';
import { Banner } from '../../ui/banner.tsx';
import { RetryBanner } from '../../ui/retry-banner.tsx';
import { OffersSummary } from './offers-summary.tsx';
import { overviewText } from './overview-text.ts';

interface OffersBlockProps {
  /** Undefined when the agreements failed. */
  readonly answer: AgreementList | undefined;
  /** Whether the top of the page says that a system is down; told later, it is told here, where it moves nothing. */
  readonly isDownTold: boolean;
  /** What is below; shown when nothing above it will come any more. */
  readonly children: ReactNode;
}

/** The offers that came with the agreements, or else those of a call of their own (API-68, OV-69). */
export function OffersBlock({ answer, isDownTold, children }: OffersBlockProps) {
  const isDown = !isDownTold && answer?.hasSourceError === true;
  if (!answer?.offers) return <OwnOffers isDown={isDown} isDownTold={isDownTold}>{children}</OwnOffers>;
  return (
    <>
      {isDown && <SystemBanner />}
      <OffersSummary offers={answer.offers} />
      {children}
    </>
  );
}

interface OwnOffersProps extends Omit<OffersBlockProps, 'answer'> {
  readonly isDown: boolean;
}

/** Not asked for again when another element just has, in vain: `retryOnMount`. */
function OwnOffers({ isDown, isDownTold, children }: OwnOffersProps) {
  const query = useCustomerQuery('offers', offersQuery, { retryOnMount: false });
  const { headingRef, retryProps } = useRetry(query);
  const failure = query.isError && (
    <RetryBanner retryText={overviewText.retry} {...retryProps}>
      {overviewText.offersError}
    </RetryBanner>
  );
  return (
    <>
      {(isDown || (!isDownTold && query.data?.hasSourceError)) && <SystemBanner />}
      <OffersSummary offers={query.data?.offers ?? []} failure={failure} headingRef={headingRef} />
      {!query.isPending && children}
    </>
  );
}

function SystemBanner() {
  return <Banner variant="warning">{overviewText.systemError}</Banner>;
}
