import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ConsentAnswers, ConsentCategory } from '../../domain/cookie-consent.ts';
import { useAppContext, useStore } from '../../hooks/app-context.ts';
import { useReady } from '../../hooks/use-host-events.ts';
import { useLazyUntilHere } from '../../hooks/use-lazy.ts';
import { logError } from '../../platform/warn.ts';
import type { PageConsent } from '../../runtime/consent/consent.ts';
import type { HostEventDetails } from '../../runtime/host/host.ts';
import { callHost, dispatchHostEvent } from '../../runtime/host/host.ts';
import type { ConsentModel } from './create-consent-model.ts';
import { createConsentModel } from './create-consent-model.ts';
import { useIsAsking } from './use-is-asking.ts';
import { useIsFirstConsent } from './use-is-first-consent.ts';

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
    <LateDialog
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

const loadDialog = () => import('./consent-dialog.tsx');

function LateDialog(props: Parameters<Awaited<ReturnType<typeof loadDialog>>['ConsentDialog']>[0]) {
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
