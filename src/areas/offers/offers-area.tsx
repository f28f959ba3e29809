import type { ReactNode } from 'react';
import { useCallback } from 'react';
import type { Offer } from '../../domain/offer.ts';
import { useReady } from '../../hooks/use-host-events.ts';
import { useMessage } from '../../hooks/use-message.ts';
import { useRetry } from '../../hooks/use-retry.ts';
import { fill } from '../../platform/texts.ts';
import { Norwegian } from '../../ui/content/norwegian.tsx';
import { Text } from '../../ui/content/text.tsx';
import { Banner, RetryBanner } from '../../ui/feedback/banner.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { EmptyOffers, OfferCards, OffersSkeleton } from './offer-cards.tsx';
import { useOffersText } from './offers-text.ts';
import { useOffers, useRemovalCheck } from './use-offers.ts';

interface OffersAreaProps {
  /** The feedback question at the end of the page. */
  readonly feedback?: ReactNode;
}

/** The offers page: title, intro and a card per offer. */
export function OffersArea({ feedback }: OffersAreaProps) {
  const text = useOffersText();
  const { query, offers } = useOffers();
  const isLacking = query.isError || query.data?.hasSourceError === true;
  const { headingRef, retryProps } = useRetry({ ...query, isError: isLacking });
  const focusTitle = useCallback(() => headingRef.current?.focus(), [headingRef]);
  const [message, tell] = useMessage(
    ({ name = '' }: Offer) => fill(name ? text.removedOf : text.removed, { name }),
    ({ name = '' }) => withNorwegianName(name ? text.removedOf : text.removed, name),
  );
  const [isRefused, checkRemoval] = useRemovalCheck(offers, tell);
  const isEmpty = offers?.length === 0;
  useReady(offers !== undefined);

  return (
    <Stack gap="section">
      <Stack gap={24}>
        <PageHeader
          title={isEmpty && !isLacking ? text.emptyTitle : text.title}
          lead={text.intro}
          titleRef={headingRef}
        />
        {isLacking && (
          <RetryBanner variant={query.isError ? 'error' : 'warning'} {...retryProps}>
            {query.isError ? text.fetchError : text.sourceError}
          </RetryBanner>
        )}
        {isRefused && <Banner variant="error">{text.removeError}</Banner>}
        {message && <Banner variant="success">{message}</Banner>}
        {isEmpty && !isLacking && <EmptyOffers />}
        {isEmpty && isLacking && <Text>{text.unknown}</Text>}
        {offers && <OfferCards offers={offers} onRemoved={focusTitle} tell={checkRemoval} />}
        {query.isPending && <OffersSkeleton />}
      </Stack>
      {query.data && feedback}
    </Stack>
  );
}

/** Fills `{name}` in the text. The name is Norwegian in every language. */
function withNorwegianName(text: string, name: string): ReactNode {
  return text.split('{name}').flatMap((words, index) => (index > 0 ? [<Norwegian key={index}>{name}</Norwegian>, words] : words));
}
