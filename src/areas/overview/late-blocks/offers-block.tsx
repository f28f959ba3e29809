import type { ReactNode } from 'react';
import type { AgreementList } from '../../../api/agreements.ts';
import { agreementsQuery } from '../../../api/agreements.ts';
import { carriedOffers, offersQuery } from '../../../api/offers.ts';
import { useAppContext } from '../../../hooks/app-context.ts';
import { useCustomerQuery } from '../../../hooks/use-customer-query.ts';
import { useKept } from '../../../hooks/use-kept.ts';
import { useRetry } from '../../../hooks/use-retry.ts';
import { Text } from '../../../ui/content/text.tsx';
import { RetryBanner } from '../../../ui/feedback/banner.tsx';
import { Pair } from '../../../ui/layout/pair.tsx';
import { SystemDown } from '../overview-header.tsx';
import { InTurn, usePlace } from './in-turn.tsx';
import { useLateBlocksText } from './late-blocks-text.ts';
import { OffersSummary } from './offers-summary.tsx';

interface OffersBlockProps {
  /** Undefined while the agreements are pending, or after they failed. */
  readonly data: Pick<AgreementList, 'hasSourceError' | 'wireOffers'> | undefined;
  /** Whether the page has stopped waiting for `data`, which may contain the offers. */
  readonly areAgreementsLate: boolean;
  /** Whether the top of the page shows that a system is down. Otherwise this block shows it, without a layout shift. */
  readonly isDownTold: boolean;
  readonly isWaitOver: boolean;
  /** Whether `children` are sure to show something. */
  readonly hasMore: boolean;
  /** Content beside the offers, or below them on narrow screens. With late offers it shows above `children`. */
  readonly beside: ReactNode;
  /** The content below. */
  readonly children: ReactNode;
}

/** The offers from the agreements response, or else from a separate request, and the content below them. */
export function OffersBlock({ data, areAgreementsLate, isDownTold, isWaitOver, hasMore, beside, children }: OffersBlockProps) {
  const text = useLateBlocksText();
  const { api } = useAppContext().runtime;
  const carried = data && carriedOffers(api, data);
  // Does not repeat a failed request of another element.
  const retryOnMount = false;
  // After the customer's data was dropped, the agreements are pending again.
  const agreements = useCustomerQuery('offers', agreementsQuery, { retryOnMount, isSilent: true });
  const isResponseAwaited = agreements.isPending && !areAgreementsLate;
  const isAsked = !carried && !isResponseAwaited;
  const query = useCustomerQuery('offers', offersQuery, { retryOnMount, isEnabled: isAsked, isSilent: !isAsked });
  const { headingRef, retryProps } = useRetry(query);
  const own = isAsked ? query : undefined;
  const known = carried ?? own?.data;
  const hasFailed = useKept(false, (was) => was || own?.isError === true);
  const note = own?.isError
    ? <RetryBanner {...retryProps}>{text.offersError}</RetryBanner>
    : hasFailed && known?.offers.length === 0 && <Text>{text.nothing}</Text>;
  const place = usePlace(isResponseAwaited || own?.isPending === true, isWaitOver);
  const block = (
    <>
      {!isDownTold && (data?.hasSourceError || known?.hasSourceError) && <SystemDown />}
      <Pair>
        <OffersSummary offers={known?.offers ?? []} note={note} headingRef={headingRef} />
        {place === 'first' && beside}
      </Pair>
    </>
  );
  return <InTurn block={block} place={place} hasMore={hasMore}>{place === 'last' && beside}{children}</InTurn>;
}
