import { useEffect, useRef, useState } from 'react';
import type { ConsentCategory } from '../../domain/consent-answers.ts';
import { useStore } from '../../hooks/use-store.ts';
import { useTopDialog } from '../../hooks/use-top-dialog.ts';
import type { PageConsent } from '../../runtime/page-consent.ts';
import type { ConsentModel } from './create-consent-model.ts';
import { useIsFirstConsent } from './use-is-first-consent.ts';

/**
 * Whether the dialog shows: a category has no answer (CC-15, CC-16), or somebody wants it (CC-17), unless the browser
 * keeps no cookies (CC-20). It waits for another dialog to close, as it would lie above it (CC-34).
 */
export function useIsAsking(consent: PageConsent, model: ConsentModel, categories: readonly ConsentCategory[]): boolean {
  const isFirst = useIsFirstConsent();
  const answers = useStore(consent);
  const wish = useStore(model.wish);
  const isMissing = answers !== undefined && categories.some((category) => answers[category] === null);
  const isDue = answers !== undefined && !consent.isRefused() && (wish === 'open' || (wish === 'asked' && isFirst && isMissing));
  useAsksAgain(answers, model);
  useRequests(consent, model, isFirst);

  const [isShown, setIsShown] = useState(false);
  const isAlone = useTopDialog() === undefined;
  const isNext = isDue && (isShown || isAlone);
  if (isNext !== isShown) setIsShown(isNext);
  return isNext;
}

/** Who has closed the dialog is asked again when the answers change, as when the cookie is gone (CK-25). */
function useAsksAgain(answers: unknown, model: ConsentModel): void {
  const known = useRef(answers);
  useEffect(() => {
    if (known.current && known.current !== answers && model.wish.get() === 'closed') model.ask();
    known.current = answers;
  }, [answers, model]);
}

/** The footer, the host and `kfp-runtime` need not know the element (CC-18). */
function useRequests({ isWanted }: PageConsent, model: ConsentModel, isFirst: boolean): void {
  const isWaiting = useStore(isWanted);
  useEffect(() => {
    if (!isFirst) return undefined;
    window.addEventListener('kfp-open-cookie-consent', model.open);
    return () => window.removeEventListener('kfp-open-cookie-consent', model.open);
  }, [isFirst, model]);
  useEffect(() => {
    if (!isFirst || !isWaiting) return;
    isWanted.set(false);
    model.open();
  }, [isFirst, isWaiting, isWanted, model]);
}
