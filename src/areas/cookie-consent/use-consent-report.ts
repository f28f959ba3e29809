import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { ConsentAnswers } from '../../domain/consent-answers.ts';
import { useAppContext } from '../../hooks/app-context.ts';
import { logError } from '../../platform/warn.ts';
import { callHost, dispatchHostEvent } from '../../runtime/host/host.ts';
import type { PageConsent } from '../../runtime/consent/consent.ts';
import { useIsFirstConsent } from './use-is-first-consent.ts';

type Report = (answers: ConsentAnswers) => void;

/** Tells the host what holds; a browser that keeps no cookies is told of once on a page. */
export function useConsentReport(consent: PageConsent, onAccept: Report | undefined): Report {
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
