import { useAppContext } from '../../hooks/app-context.ts';
import { usePatientLate } from '../../hooks/use-patient-late.ts';
import type { ConsentQuestionProps } from './consent-question.tsx';
import { ConsentQuestion } from './consent-question.tsx';
import { useConsentSettings } from './use-consent-settings.ts';

interface CookieConsentAreaProps extends Partial<Omit<ConsentQuestionProps, 'consent'>> {
  readonly cookieName?: string;
  readonly cookieDomain?: string;
}

/** Asks which cookies may be stored (CC-01 to CC-36), once on a page. */
export function CookieConsentArea({ cookieName, cookieDomain, ...props }: CookieConsentAreaProps) {
  const { consent } = useAppContext().runtime;
  const arrived = usePatientLate(consent.get);
  useConsentSettings(arrived, cookieName, cookieDomain);
  return arrived ? <ConsentQuestion {...props} consent={arrived} /> : null;
}
