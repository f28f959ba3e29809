import type { RefObject } from 'react';
import { memo, useEffect, useId, useRef, useState } from 'react';
import { isPast } from '../../domain/date.ts';
import type { Offer } from '../../domain/offer.ts';
import { useFocusHandover } from '../../hooks/use-focus-handover.ts';
import { useReportError } from '../../hooks/use-host-events.ts';
import { useMinute } from '../../hooks/use-minute.ts';
import { useLazy } from '../../hooks/use-lazy.ts';
import { lazyImport } from '../../platform/lazy-import.ts';
import { CardHeader } from '../../ui/content/card-header.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Norwegian } from '../../ui/content/norwegian.tsx';
import { Tag } from '../../ui/content/tag.tsx';
import { RetryBanner } from '../../ui/feedback/banner.tsx';
import { CardGridItem } from '../../ui/layout/card-grid.tsx';
import { OfferDetails } from './offer-details.tsx';
import { useOffersText } from './offers-text.ts';

interface OfferCardProps {
  readonly offer: Offer;
  /** The title above the list gets the focus when the card goes. */
  readonly listTitleRef: RefObject<HTMLElement | null>;
  /** Called when the backend confirms the removal. Must be the same function in each render. */
  readonly onConfirmed: (offer: Offer) => void;
}

/** One offer in the list: its details or, after 'Fjern tilbud', the confirmation of the removal. */
export const OfferCard = memo(function OfferCard({ offer, listTitleRef, onConfirmed }: OfferCardProps) {
  const text = useOffersText();
  const now = useMinute();
  const [isRemoving, setIsRemoving] = useState(false);
  // The details stay until the confirmation has loaded, and also when loading fails.
  const removal = useLazy(isRemoving ? loadRemoval : undefined);
  const hasComeBack = useRef(false);
  const titleId = useId();
  const isExpired = isPast(offer.expirationDate, now);
  const ref = useFocusHandover(listTitleRef);
  useReportError('offers', removal.error);

  /** Once per cancelled removal: the card renders again each minute, and then the focus stays where it is. */
  function takeFocus(): boolean {
    const has = hasComeBack.current;
    hasComeBack.current = false;
    return has;
  }

  function onGone(): void {
    setIsRemoving(false);
    listTitleRef.current?.focus();
  }

  function keep(): void {
    hasComeBack.current = true;
    setIsRemoving(false);
  }

  return (
    <CardGridItem ref={ref}>
      <Card labelledBy={titleId}>
        <CardHeader
          level={2}
          id={titleId}
          title={offer.name ?? text.offer}
          isNorwegian={offer.name !== undefined}
          description={offer.description && <Norwegian>{offer.description}</Norwegian>}
          icon={offer.productType ?? ''}
          tag={isExpired && <Tag variant="warning">{text.expired}</Tag>}
        />
        {isRemoving && removal.value ? (
          <removal.value.OfferRemoval offer={offer} titleId={titleId} onKeep={keep} onRemoved={onGone} onConfirmed={onConfirmed} />
        ) : (
          <OfferDetails
            offer={offer}
            isExpired={isExpired}
            titleId={titleId}
            takesFocus={takeFocus}
            onRemove={() => (isRemoving ? removal.retry() : setIsRemoving(true))}
          />
        )}
        {Boolean(removal.error) && (
          <RetryBanner isBusy={removal.isBusy} onRetry={removal.retry} codeError={removal.error}>
            {text.removeCodeError}
          </RetryBanner>
        )}
      </Card>
    </CardGridItem>
  );
});

/** Loads the code of the removal, which the first view does not need. */
export const loadRemoval = () => lazyImport(() => import('./offer-removal.tsx'));

/** Preloads the confirmation. After a failure, the card loads it when it needs it. */
export function usePreloadedRemoval(): void {
  useEffect(() => void loadRemoval().catch(() => undefined), []);
}
