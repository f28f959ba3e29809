import type { AgreementList } from '../../api/agreements.ts';
import { offersQuery } from '../../api/offers.ts';
import type { CustomerQuery } from '../../hooks/use-customer-query.ts';
import { useCustomerQuery } from '../../hooks/use-customer-query.ts';
import { Banner } from '../../ui/banner.tsx';
import { RetryBanner } from '../../ui/retry-banner.tsx';
import { OffersSummary } from './offers-summary.tsx';
import { overviewText } from './overview-text.ts';

/** The offers that came with the agreements, or else those of a call of their own (API-68, OV-69). */
export function OffersBlock({ agreements }: { readonly agreements: CustomerQuery<AgreementList> }) {
  const { data, isPending } = agreements;
  if (data?.offers) return <OffersSummary offers={data.offers} />;
  return isPending ? null : <OwnOffers isSystemDownTold={data?.hasSourceError === true} />;
}

/** Not asked for again when another element just has, in vain: `retryOnMount`. */
function OwnOffers({ isSystemDownTold }: { readonly isSystemDownTold: boolean }) {
  const query = useCustomerQuery('offers', offersQuery, { retryOnMount: false });
  // Not at the top, where it would push the agreements down.
  const isSystemDown = !isSystemDownTold && query.data?.hasSourceError === true;
  const failure = query.isError && (
    <RetryBanner retryText={overviewText.retry} isBusy={query.isFetching} onRetry={() => void query.refetch()}>
      {overviewText.offersError}
    </RetryBanner>
  );
  return (
    <>
      {isSystemDown && <Banner variant="warning">{overviewText.systemError}</Banner>}
      <OffersSummary offers={query.data?.offers ?? []} failure={failure} />
    </>
  );
}
