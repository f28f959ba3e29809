import { useLayoutEffect, useRef } from 'react';
import { agreementsQuery } from '../../api/agreements.ts';
import { removeOffer } from '../../api/offer-removal.ts';
import { offersQuery } from '../../api/offers.ts';
import type { Offer } from '../../domain/offer.ts';
import { isSameOffer } from '../../domain/offer.ts';
import { useAppContext } from '../../hooks/app-context.ts';
import { useCustomerMutation } from '../../hooks/use-customer-mutation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Confirmation } from '../../ui/feedback/confirmation.tsx';
import { useOffersText } from './offers-text.ts';

interface OfferRemovalProps {
  readonly offer: Offer;
  readonly onKeep: () => void;
  /** The offer has gone, by this removal or by another. */
  readonly onRemoved: () => void;
  /** The backend has said that it removed it. */
  readonly tell: (offer: Offer) => void;
}

/** Asks before an offer is removed, and removes it. */
export function OfferRemoval({ offer, onKeep, onRemoved, tell }: OfferRemovalProps) {
  const text = useOffersText();
  const removal = useOfferRemoval(() => {
    onRemoved();
    tell(offer);
  });
  const hasFailed = removal.error !== undefined;
  const question = useRef<HTMLParagraphElement>(null);
  const isAsked = useRef(false);
  // The card gives another function at each rendering, as when its words change: that is no end of the question.
  const latest = useRef(onRemoved);
  useLayoutEffect(() => {
    latest.current = onRemoved;
  });
  useLayoutEffect(() => {
    question.current?.focus();
    // A removal whose answer was lost ends with the list that lacks the offer.
    return () => {
      if (isAsked.current) latest.current();
    };
  }, []);

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

  return useCustomerMutation<Offer>({
    area: 'offers',
    scope: 'offers',
    send: (client, { policyNumber }) => removeOffer(client, policyNumber),
    /** The answer of the agreements may have carried the offers (API-68). */
    get queries() {
      const { wireOffers } = queryClient.getQueryData(agreementsQuery(api).queryKey) ?? {};
      return wireOffers ? [offersQuery, agreementsQuery] : [offersQuery];
    },
    commit: (_, removed) =>
      queryClient.setQueryData(offersQuery(api).queryKey, (list) =>
        list && { ...list, offers: list.offers.filter((offer) => !isSameOffer(offer, removed)) },
      ),
    onSaved,
  });
}
