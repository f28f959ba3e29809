import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { agreementsQuery } from '../../api/agreements.ts';
import { statusOf } from '../../api/errors.ts';
import { offersQuery, removeOffer } from '../../api/offers.ts';
import type { Offer } from '../../domain/offer.ts';
import { useAppContext } from '../../hooks/app-context.ts';
import { useReportError } from '../../hooks/use-report-error.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Confirmation } from '../../ui/confirmation.tsx';
import { offersText } from './offers-text.ts';

interface OfferRemovalProps {
  readonly offer: Offer;
  readonly onKeep: () => void;
  readonly onRemoved: () => void;
}

/** Asks before an offer is removed, and removes it (OF-28 to OF-38). */
export function OfferRemoval({ offer, onKeep, onRemoved }: OfferRemovalProps) {
  const removal = useOfferRemoval(offer, onRemoved);
  const question = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => question.current?.focus(), []);
  useReportError('offers', removal.error);

  return (
    <Confirmation
      question={offersText.removeQuestion}
      questionRef={question}
      error={removal.isError && <Banner variant="error">{offersText.removeError}</Banner>}
    >
      <Button isBusy={removal.isPending} onClick={() => removal.mutate()}>
        {removal.isError ? offersText.retry : offersText.removeYes}
      </Button>
      <Button variant="secondary" isDisabled={removal.isPending} onClick={onKeep}>
        {offersText.removeNo}
      </Button>
    </Confirmation>
  );
}

function useOfferRemoval(offer: Offer, onRemoved: () => void) {
  const { api } = useAppContext().runtime;
  const queryClient = useQueryClient();
  const offersKey = offersQuery(api).queryKey;

  /** The list is asked for past its cache; so are the agreements when their answer carried the offers (API-68). */
  async function refetch(): Promise<void> {
    const agreementsKey = agreementsQuery(api).queryKey;
    const carriesOffers = queryClient.getQueryData(agreementsKey)?.offers !== undefined;
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: offersKey }),
      carriesOffers && queryClient.invalidateQueries({ queryKey: agreementsKey }),
    ]);
  }

  return useMutation({
    mutationFn: () => removeOffer(api, offer.policyNumber),
    onSuccess() {
      // An answer that is under way was made before the removal.
      void queryClient.cancelQueries({ queryKey: offersKey }).then(() => {
        queryClient.setQueryData(offersKey, (list) =>
          list && { ...list, offers: list.offers.filter(({ policyNumber }) => policyNumber !== offer.policyNumber) },
        );
        onRemoved();
        void refetch();
      });
    },
    onError(error) {
      // Without an answer, or with one that knows no such offer, the offer may be gone all the same.
      const status = statusOf(error);
      if (status === undefined || status === 404) void refetch();
    },
  });
}
