import { useAppContext } from '../../hooks/app-context.ts';
import { useDrawnReport } from '../../hooks/use-drawn-report.ts';
import { useLazyWithRetry } from '../../hooks/use-lazy-with-retry.ts';
import { Sentinel } from '../../ui/layout/sentinel.tsx';
import type { ConsentQuestionProps } from './consent-question.tsx';
import { ConsentQuestion } from './consent-question.tsx';
import { useConsentSettings } from './use-consent-settings.ts';

interface CookieConsentAreaProps extends Partial<Omit<ConsentQuestionProps, 'consent'>> {
  readonly cookieName?: string;
  readonly cookieDomain?: string;
}

/** Asks which cookies may be stored, once on a page and where that can be seen. */
export function CookieConsentArea({ cookieName, cookieDomain, ...props }: CookieConsentAreaProps) {
  const { consent } = useAppContext().runtime;
  const arrived = useLazyWithRetry(consent.get);
  useConsentSettings(arrived, cookieName, cookieDomain);
  return (
    <>
      <Sentinel ref={useDrawnReport()} />
      {arrived && <ConsentQuestion {...props} consent={arrived} />}
    </>
  );
}
