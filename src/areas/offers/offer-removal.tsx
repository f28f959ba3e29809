import type { ReactNode } from 'react';
import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { agreementsQuery } from '../../api/agreements.ts';
import { removeOffer } from '../../api/offer-removal.ts';
import { offersQuery } from '../../api/offers.ts';
import type { Offer } from '../../domain/offer.ts';
import { isSameOffer } from '../../domain/offer.ts';
import { useAppContext } from '../../hooks/app-context.ts';
import { useCustomerMutation } from '../../hooks/use-customer-mutation.ts';
import { useMessage } from '../../hooks/use-message.ts';
import { fill } from '../../platform/texts.ts';
import { Norwegian } from '../../ui/content/norwegian.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useLatest } from '../../ui/controls/use-latest.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Confirmation } from '../../ui/feedback/confirmation.tsx';
import { SuccessBanner } from '../../ui/feedback/success-banner.tsx';
import { useOffersText } from './offers-text.ts';

interface OfferRemovalProps {
  readonly offer: Offer;
  /** Id of the offer's title: several questions may be open. */
  readonly titleId: string;
  readonly onKeep: () => void;
  /** Called when the offer is removed, by this removal or by another. */
  readonly onRemoved: () => void;
  /** Called when the backend confirms the removal. */
  readonly onConfirmed: (offer: Offer) => void;
}

/** Asks for confirmation, and then removes the offer. */
export function OfferRemoval({ offer, titleId, onKeep, onRemoved, onConfirmed }: OfferRemovalProps) {
  const text = useOffersText();
  const isAsked = useRef(false);
  const removal = useOfferRemoval(() => {
    // A removal whose response was lost may end after its card has gone.
    if (isAsked.current) onRemoved();
    onConfirmed(offer);
  });
  const hasFailed = removal.error !== undefined;
  const question = useRef<HTMLParagraphElement>(null);
  // The card passes a new function in each render. A new function must not trigger the cleanup below.
  const latest = useLatest(onRemoved);
  useLayoutEffect(() => {
    question.current?.focus();
    // When the response was lost, the removal ends when the offer is missing from the refetched list.
    return () => {
      if (isAsked.current) latest()();
      isAsked.current = false;
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
        describedBy={titleId}
        onClick={() => {
          isAsked.current = true;
          removal.save(offer);
        }}
      >
        {hasFailed ? text.retry : text.removeYes}
      </Button>
      <Button variant="secondary" trackAs="keep-offer" isDisabled={removal.isSaving} describedBy={titleId} onClick={keep}>
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
    // The agreements response may contain the offers (API-68), also one that is pending, or that only another tab has.
    queries: [offersQuery, agreementsQuery],
    commit(_, removed) {
      queryClient.setQueryData(queryKey, (list) => list && { ...list, offers: list.offers.filter((offer) => !isSameOffer(offer, removed)) });
      // Until the next response, the overview shows the offers of the list above.
      queryClient.setQueryData(agreementsQuery(api).queryKey, (list) => list && { ...list, wireOffers: undefined });
    },
    isStored(_runtime, removed) {
      const list = queryClient.getQueryData(queryKey);
      return list !== undefined && !list.hasSourceError && !list.offers.some((offer) => isSameOffer(offer, removed));
    },
    onSaved,
  });
}

interface RemovalOutcomeProps {
  /** The offers that the backend confirmed as removed. */
  readonly removed: readonly Offer[];
  /** The offers in the list; undefined without a list. */
  readonly offers: readonly Offer[] | undefined;
  /** Whether the list may lack offers. Then it does not prove that one is gone. */
  readonly isPartial: boolean;
}

/**
 * Says of each removed offer what the refetched list says (PR-72): that it is gone, or that it could not be removed. The
 * success message hides when a later list contains the offer again, and when that is removed again.
 */
export function RemovalOutcome({ removed, offers, isPartial }: RemovalOutcomeProps) {
  const text = useOffersText();
  const [message, tell] = useMessage(
    ({ name = '' }: Offer) => fill(name ? text.removedOf : text.removed, { name }),
    ({ name = '' }) => withNorwegianName(name ? text.removedOf : text.removed, name),
  );
  const [told, setTold] = useState<readonly Offer[]>([]);
  const isListHere = useIsListHere() && offers !== undefined;
  useEffect(() => {
    if (!isListHere || isPartial) return;
    const gone = removed.filter((offer) => !told.includes(offer) && !isListed(offer, offers));
    if (gone.length === 0) return;
    // Later responses may reflect other changes.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setTold([...told, ...gone]);
    for (const offer of gone) tell(offer);
  }, [removed, offers, isPartial, isListHere, told, tell]);
  const isRefused = isListHere && removed.some((offer) => !told.includes(offer) && isListed(offer, offers));
  const last = told.at(-1);
  return (
    <>
      {isRefused && <Banner variant="error">{text.removeError}</Banner>}
      {message && last && removed.includes(last) && !isListed(last, offers) && <SuccessBanner>{message}</SuccessBanner>}
    </>
  );
}

const isListed = (one: Offer, offers: readonly Offer[] = []) => offers.some((offer) => isSameOffer(offer, one));

/** Whether the newest list has come. Without one, the customer's data has been dropped, or the list could not be fetched. */
function useIsListHere(): boolean {
  const { api, queryClient } = useAppContext().runtime;
  const state = queryClient.getQueryState(offersQuery(api).queryKey);
  return state?.fetchStatus === 'idle' && !state.isInvalidated;
}

/** Fills `{name}` in the text. The name is Norwegian in every language. */
function withNorwegianName(text: string, name: string): ReactNode {
  return text.split('{name}').map((words, index) => (
    <Fragment key={index}>{index > 0 && <Norwegian>{name}</Norwegian>}<span>{words}</span></Fragment>
  ));
}
