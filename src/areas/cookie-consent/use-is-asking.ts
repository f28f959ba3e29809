import { useEffect, useRef, useState } from 'react';
import type { ConsentCategory } from '../../domain/cookie-consent.ts';
import { useAppContext, useStore } from '../../hooks/app-context.ts';
import { useTopDialog } from '../../hooks/use-top-dialog.ts';
import type { PageConsent } from '../../runtime/consent/consent.ts';
import type { ConsentModel } from './create-consent-model.ts';
import { useConsentAsker, useIsFirstConsent } from './use-is-first-consent.ts';

interface Asking {
  /** A category has no answer, or somebody wants the dialog, unless the browser keeps no cookies. */
  readonly isDue: boolean;
  /** It is this element's turn to show the dialog. It waits for another dialog to close, as it would lie above it (CC-34). */
  readonly isAsking: boolean;
}

/** Whether there is something to ask, and whether this element asks it now. */
export function useIsAsking(consent: PageConsent, model: ConsentModel, categories: readonly ConsentCategory[]): Asking {
  const { runtime, element } = useAppContext();
  const isAsker = useConsentAsker() === element;
  const answers = useStore(consent);
  const wish = useStore(model.wish);
  const isLeft = useStore(consent.leftIn) !== undefined;
  const isMissing = answers !== undefined && categories.some((category) => answers[category] === null);
  const isWanted = wish === 'open' || (wish === 'asked' && isMissing && !isLeft);
  const isDue = answers !== undefined && !consent.isRefused() && isWanted;
  useAsksAgain(answers, consent, model);
  useRequests(consent, model);

  const [isShown, setIsShown] = useState(false);
  const isAlone = useTopDialog() === undefined;
  const isTurn = isAsker || (wish === 'open' && runtime.elements.isDrawn(element));
  const isAsking = isDue && isTurn && (isShown || isAlone);
  if (isAsking !== isShown) setIsShown(isAsking);
  return { isDue, isAsking };
}

/** Who has closed the dialog is asked again when the answers change, as when the cookie is gone. */
function useAsksAgain(answers: unknown, { leftIn }: PageConsent, model: ConsentModel): void {
  const { element } = useAppContext();
  const known = useRef(answers);
  useEffect(() => {
    if (known.current && known.current !== answers) {
      leftIn.set(undefined);
      if (model.wish.get() === 'closed') model.ask();
    }
    known.current = answers;
  }, [answers, leftIn, model]);
  useEffect(() => () => {
    if (leftIn.get() === element) leftIn.set(undefined);
  }, [element, leftIn]);
}

/** The footer, the host and `kfp-runtime` need not know the element. What nobody can see waits until somebody can. */
function useRequests({ isWanted }: PageConsent, model: ConsentModel): void {
  const { runtime, element } = useAppContext();
  const isFirst = useIsFirstConsent();
  const asker = useConsentAsker();
  const isWaiting = useStore(isWanted);
  const isForAnother = useStore(model.wish) === 'open' && asker !== undefined && !runtime.elements.isDrawn(element);
  useEffect(() => {
    if (!isFirst) return undefined;
    const want = () => isWanted.set(true);
    window.addEventListener('kfp-open-cookie-consent', want);
    return () => window.removeEventListener('kfp-open-cookie-consent', want);
  }, [isFirst, isWanted]);
  useEffect(() => {
    if (asker !== element || !isWaiting) return;
    isWanted.set(false);
    model.open();
  }, [asker, element, isWaiting, isWanted, model]);
  useEffect(() => {
    if (!isForAnother) return;
    model.ask();
    isWanted.set(true);
  }, [isForAnother, isWanted, model]);
}
