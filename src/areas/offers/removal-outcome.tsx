import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { offersQuery } from '../../api/offers.ts';
import type { Offer } from '../../domain/offer.ts';
import { isSameOffer } from '../../domain/offer.ts';
import { useAppContext } from '../../hooks/app-context.ts';
import { useMessage } from '../../hooks/use-message.ts';
import { fill } from '../../platform/texts.ts';
import { Norwegian } from '../../ui/content/norwegian.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { SuccessBanner } from '../../ui/feedback/success-banner.tsx';
import { useOffersText } from './offers-text.ts';

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
  return text.split('{name}').flatMap((words, index) => (index > 0 ? [<Norwegian key={index}>{name}</Norwegian>, words] : words));
}
