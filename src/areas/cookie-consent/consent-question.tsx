import { useCallback, useEffect, useRef, useState } from 'react';
import type { ConsentAnswers, ConsentCategory } from '../../domain/cookie-consent.ts';
import { usualCategories } from '../../domain/cookie-consent.ts';
import { useAppContext, useIsFirstElement, useStore } from '../../hooks/app-context.ts';
import { useFirstVisible } from '../../hooks/use-visible-element.ts';
import { useReady } from '../../hooks/use-host-events.ts';
import { useKept } from '../../hooks/use-kept.ts';
import { useRequiredCode } from '../../hooks/use-lazy.ts';
import { useTopDialog } from '../../hooks/use-top-dialog.ts';
import { lazyImport } from '../../platform/lazy-import.ts';
import type { ReadableStore } from '../../platform/store.ts';
import { createStore } from '../../platform/store.ts';
import { logError } from '../../platform/warn.ts';
import type { PageConsent } from '../../runtime/consent/consent.ts';
import type { HostEventDetails } from '../../runtime/host/host.ts';
import { callHost, dispatchHostEvent } from '../../runtime/host/host.ts';
import { askingTags } from '../../runtime/page-elements/page-elements.ts';
import { useLatest } from '../../ui/controls/use-latest.ts';

export interface ConsentQuestionProps {
  readonly consent: PageConsent;
  /** Only an answer closes the dialog. Default: false. */
  readonly blocking?: boolean;
  /** The categories to ask for. Default: `usualCategories`. */
  readonly categories?: readonly ConsentCategory[];
  readonly onAccept?: (detail: HostEventDetails['kfp-consent-change']) => unknown;
  readonly model?: ConsentModel;
  /** Whether it is part of another element, which sends its own ready event. */
  readonly isInPortal?: boolean;
}

/** Shows the dialog when it is due. Its lazy chunk loads when there is first something to ask. */
export function ConsentQuestion(props: ConsentQuestionProps) {
  const { element } = useAppContext();
  const { consent, blocking = false, categories = usualCategories, onAccept } = props;
  const [own] = useState(createConsentModel);
  const model = props.model ?? own;
  const answers = useStore(consent);
  const { isDue, isAsking } = useIsAsking(consent, model, categories);
  const report = useConsentReport(consent, onAccept);
  useReady(answers !== undefined && !props.isInPortal);
  if (!isDue) return null;
  const dismiss = () => {
    model.close();
    consent.leftIn.set(element);
  };
  return (
    <LazyConsentDialog
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

function LazyConsentDialog(props: Parameters<Awaited<ReturnType<typeof loadDialog>>['ConsentDialog']>[0]) {
  const arrived = useRequiredCode('cookie-consent', loadDialog);
  return arrived ? <arrived.ConsentDialog {...props} /> : null;
}

type Report = (answers: ConsentAnswers) => void;

/** Reports the answers to the host. A browser that blocks cookies is reported once per page. */
function useConsentReport(consent: PageConsent, onAccept: Report | undefined): Report {
  const { element } = useAppContext();
  const isFirst = useIsFirstConsent();
  const latest = useLatest(onAccept);
  const report = useCallback<Report>(
    (answers) => {
      if (consent.isRefused()) consent.isRefusalTold.set(true);
      callHost(() => latest()?.(answers)).catch((error: unknown) => logError('callback-failed', 'onAccept failed', error));
      dispatchHostEvent(element, 'kfp-consent-change', answers);
    },
    [consent, element, latest],
  );
  useEffect(() => {
    const answers = consent.get();
    if (isFirst && answers && consent.isRefused() && !consent.isRefusalTold.get()) report(answers);
  }, [consent, isFirst, report]);
  return report;
}

interface Asking {
  /** A category has no answer, or somebody has requested the dialog. Never when the browser blocks cookies. */
  readonly isDue: boolean;
  /** It is this element's turn to show the dialog. It waits until other dialogs close, so as not to cover them (CC-34). */
  readonly isAsking: boolean;
}

/** Tells whether there is something to ask, and whether this element asks now. */
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
  const isTurn = isAsker || (wish === 'open' && runtime.elements.isVisible(element));
  const isAsking = useKept(false, (wasAsking) => isDue && isTurn && (wasAsking || isAlone));
  return { isDue, isAsking };
}

/** Asks again after the customer closed the dialog, when the answers change, for example when the cookie is deleted. */
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

/** Handles requests from the footer, the host and `kfp-runtime`. A request waits until an element that asks is visible. */
function useRequests({ isWanted }: PageConsent, model: ConsentModel): void {
  const { runtime, element } = useAppContext();
  const asker = useConsentAsker();
  const isWaiting = useStore(isWanted);
  const isForAnother = useStore(model.wish) === 'open' && asker !== undefined && !runtime.elements.isVisible(element);
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

/** Whether this element is the first on the page. Its settings apply, even while it is not visible. */
export function useIsFirstConsent(): boolean {
  return useIsFirstElement(({ element }) => askingTags.includes(element.localName));
}

/** Returns the element that asks by itself; undefined while none is visible. */
function useConsentAsker(): Element | undefined {
  return useFirstVisible(askingTags);
}

/** `asked`: shows when an answer is missing. `open`: always shows. `closed`: hidden until the answers change. */
type ConsentWish = 'asked' | 'open' | 'closed';

/** The model behind the methods of `kfp-cookie-consent`. */
interface ConsentModel {
  readonly wish: ReadableStore<ConsentWish>;
  readonly open: () => void;
  readonly close: () => void;
  /** Shows the dialog again when an answer is missing. */
  readonly ask: () => void;
}

/** Creates the model of one element. A call to `open` works before the element renders. */
export function createConsentModel(): ConsentModel {
  const wish = createStore<ConsentWish>('asked');
  return {
    wish,
    open: () => wish.set('open'),
    close: () => wish.set('closed'),
    ask: () => wish.set('asked'),
  };
}
