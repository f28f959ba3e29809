import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ConsentAnswers, ConsentCategory } from '../../domain/cookie-consent.ts';
import { useAppContext, useIsFirstElement, useStore } from '../../hooks/app-context.ts';
import { useAsker } from '../../hooks/use-asker.ts';
import { useReady } from '../../hooks/use-host-events.ts';
import { useLazyUntilHere } from '../../hooks/use-lazy.ts';
import { useKept } from '../../hooks/use-kept.ts';
import { useTopDialog } from '../../hooks/use-top-dialog.ts';
import { lazyImport } from '../../platform/lazy-import.ts';
import type { ReadableStore } from '../../platform/store.ts';
import { createStore } from '../../platform/store.ts';
import { logError } from '../../platform/warn.ts';
import type { PageConsent } from '../../runtime/consent/consent.ts';
import type { HostEventDetails } from '../../runtime/host/host.ts';
import { callHost, dispatchHostEvent } from '../../runtime/host/host.ts';
import { askingTags } from '../../runtime/page-elements/page-elements.ts';

export interface ConsentQuestionProps {
  readonly consent: PageConsent;
  /** Only an answer closes the dialog. Default: false. */
  readonly blocking?: boolean;
  /** What is asked for. Default: functional and statistics (CC-14). */
  readonly categories?: readonly ConsentCategory[];
  readonly onAccept?: (detail: HostEventDetails['kfp-consent-change']) => unknown;
  readonly model?: ConsentModel;
  /** Inside another element, which tells itself when it is ready. */
  readonly isPart?: boolean;
}

const usualCategories: readonly ConsentCategory[] = ['functional', 'statistics'];

/** The dialog while it has to be shown. Its code comes when there is first something to ask. */
export function ConsentQuestion(props: ConsentQuestionProps) {
  const { element } = useAppContext();
  const { consent, blocking = false, categories = usualCategories, onAccept } = props;
  const [own] = useState(createConsentModel);
  const model = props.model ?? own;
  const answers = useStore(consent);
  const { isDue, isAsking } = useIsAsking(consent, model, categories);
  const report = useConsentReport(consent, onAccept);
  useReady(answers !== undefined && !props.isPart);
  if (!isDue) return null;
  const dismiss = () => {
    model.close();
    consent.leftIn.set(element);
  };
  return (
    <LateConsentDialog
      isAsking={isAsking}
      categories={categories}
      answers={answers}
      onDismiss={blocking ? undefined : dismiss}
      onAnswer={(given) => {
        model.close();
        report(consent.save(given));
      }}
    />
  );
}

const loadDialog = () => lazyImport(() => import('./consent-dialog.tsx'));

function LateConsentDialog(props: Parameters<Awaited<ReturnType<typeof loadDialog>>['ConsentDialog']>[0]) {
  const arrived = useLazyUntilHere(loadDialog);
  return arrived ? <arrived.ConsentDialog {...props} /> : null;
}

type Report = (answers: ConsentAnswers) => void;

/** Tells the host what holds; a browser that keeps no cookies is told of once on a page. */
function useConsentReport(consent: PageConsent, onAccept: Report | undefined): Report {
  const { element } = useAppContext();
  const isFirst = useIsFirstConsent();
  const latest = useRef(onAccept);
  useLayoutEffect(() => {
    latest.current = onAccept;
  });
  const report = useCallback<Report>(
    (answers) => {
      if (consent.isRefused()) consent.isRefusalTold.set(true);
      callHost(latest.current, answers).catch((error: unknown) => logError('onAccept failed', error));
      dispatchHostEvent(element, 'kfp-consent-change', answers);
    },
    [consent, element],
  );
  useEffect(() => {
    const answers = consent.get();
    if (isFirst && answers && consent.isRefused() && !consent.isRefusalTold.get()) report(answers);
  }, [consent, isFirst, report]);
  return report;
}

interface Asking {
  /** A category has no answer, or somebody wants the dialog, unless the browser keeps no cookies. */
  readonly isDue: boolean;
  /** It is this element's turn to show the dialog. It waits for another dialog to close, as it would lie above it (CC-34). */
  readonly isAsking: boolean;
}

/** Whether there is something to ask, and whether this element asks it now. */
function useIsAsking(consent: PageConsent, model: ConsentModel, categories: readonly ConsentCategory[]): Asking {
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

  const isAlone = useTopDialog() === undefined;
  const isTurn = isAsker || (wish === 'open' && runtime.elements.isDrawn(element));
  const isAsking = useKept(false, (wasAsking) => isDue && isTurn && (wasAsking || isAlone));
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

/** Whether this element is the one that speaks for the page: its settings count, whether it is drawn or not. */
export function useIsFirstConsent(): boolean {
  return useIsFirstElement(({ element }) => askingTags.includes(element.localName));
}

/** The element that asks by itself; undefined while the page draws none. */
function useConsentAsker(): Element | undefined {
  return useAsker(askingTags);
}

/** Whether the dialog shows when an answer is missing, whatever is stored, or not at all until the answers change. */
type ConsentWish = 'asked' | 'open' | 'closed';

/** What the methods of `kfp-cookie-consent` act on. */
interface ConsentModel {
  readonly wish: ReadableStore<ConsentWish>;
  readonly open: () => void;
  readonly close: () => void;
  /** Shows the dialog again when an answer is missing. */
  readonly ask: () => void;
}

/** The wish of one element, which may be opened before it shows anything. */
export function createConsentModel(): ConsentModel {
  const wish = createStore<ConsentWish>('asked');
  return {
    wish,
    open: () => wish.set('open'),
    close: () => wish.set('closed'),
    ask: () => wish.set('asked'),
  };
}
