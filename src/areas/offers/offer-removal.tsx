import { useLayoutEffect, useRef } from 'react';
import { agreementsQuery } from '../../api/agreements.ts';
import { removeOffer } from '../../api/offer-removal.ts';
import { offersQuery } from '../../api/offers.ts';
import type { Offer } from '../../domain/offer.ts';
import { isSameOffer } from '../../domain/offer.ts';
import { useAppContext } from '../../hooks/app-context.ts';
import { useCustomerMutation } from '../../hooks/use-customer-mutation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useLatest } from '../../ui/controls/use-latest.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Confirmation } from '../../ui/feedback/confirmation.tsx';
import { useOffersText } from './offers-text.ts';

interface OfferRemovalProps {
  readonly offer: Offer;
  readonly onKeep: () => void;
  /** Called when the offer is removed, by this removal or by another. */
  readonly onRemoved: () => void;
  /** Called when the backend confirms the removal. */
  readonly onConfirmed: (offer: Offer) => void;
}

/** Asks for confirmation, and then removes the offer. */
export function OfferRemoval({ offer, onKeep, onRemoved, onConfirmed }: OfferRemovalProps) {
  const text = useOffersText();
  const removal = useOfferRemoval(() => {
    onRemoved();
    onConfirmed(offer);
  });
  const hasFailed = removal.error !== undefined;
  const question = useRef<HTMLParagraphElement>(null);
  const isAsked = useRef(false);
  // The card passes a new function in each render. A new function must not trigger the cleanup below.
  const latest = useLatest(onRemoved);
  useLayoutEffect(() => {
    question.current?.focus();
    // When the response was lost, the removal ends when the offer is missing from the refetched list.
    return () => {
      if (isAsked.current) latest()();
    };
  }, [latest]);

  function keep(): void {
    isAsked.current = false;
    onKeep();
  }

  return (
    <Confirmation
      question={text.removeQuestion}
      onCancel={removal.isSaving ? undefined : keep}
      questionRef={question}
      error={hasFailed && <Banner variant="error">{text.removeError}</Banner>}
    >
      <Button
        variant="destructive"
        trackAs={hasFailed ? 'retry' : 'confirm-removal'}
        isBusy={removal.isSaving}
        onClick={() => {
          isAsked.current = true;
          removal.save(offer);
        }}
      >
        {hasFailed ? text.retry : text.removeYes}
      </Button>
      <Button variant="secondary" trackAs="keep-offer" isDisabled={removal.isSaving} onClick={keep}>
        {text.removeNo}
      </Button>
    </Confirmation>
  );
}

function useOfferRemoval(onSaved: () => void) {
  const { api, queryClient } = useAppContext().runtime;
  const { queryKey } = offersQuery(api);

  return useCustomerMutation<Offer>({
    area: 'offers',
    scope: 'offers',
    send: (client, { policyNumber }) => removeOffer(client, policyNumber),
    /** The agreements response may contain the offers (API-68). */
    get queries() {
      const { wireOffers } = queryClient.getQueryData(agreementsQuery(api).queryKey) ?? {};
      return wireOffers ? [offersQuery, agreementsQuery] : [offersQuery];
    },
    commit: (_, removed) =>
      queryClient.setQueryData(queryKey, (list) =>
        list && { ...list, offers: list.offers.filter((offer) => !isSameOffer(offer, removed)) },
      ),
    isStored(removed) {
      const list = queryClient.getQueryData(queryKey);
      return list !== undefined && !list.hasSourceError && !list.offers.some((offer) => isSameOffer(offer, removed));
    },
    onSaved,
  });
}
