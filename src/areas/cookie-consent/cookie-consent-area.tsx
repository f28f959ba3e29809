import { useLayoutEffect } from 'react';
import { useAppContext } from '../../hooks/app-context.ts';
import { useDrawnReport } from '../../hooks/use-asker.ts';
import { useLazyUntilHere } from '../../hooks/use-lazy.ts';
import { useLocationPath } from '../../hooks/use-window.ts';
import type { ConsentStore } from '../../runtime/consent/consent.ts';
import { Sentinel } from '../../ui/layout/sentinel.tsx';
import type { ConsentQuestionProps } from './consent-question.tsx';
import { ConsentQuestion, useIsFirstConsent } from './consent-question.tsx';

interface CookieConsentAreaProps extends Partial<Omit<ConsentQuestionProps, 'consent'>> {
  readonly cookieName?: string;
  readonly cookieDomain?: string;
}

/** Asks which cookies may be stored, once on a page and where that can be seen. */
export function CookieConsentArea({ cookieName, cookieDomain, ...props }: CookieConsentAreaProps) {
  const { consent } = useAppContext().runtime;
  const arrived = useLazyUntilHere(consent.get);
  useConsentSettings(arrived, cookieName, cookieDomain);
  return (
    <>
      <Sentinel ref={useDrawnReport()} />
      {arrived && <ConsentQuestion {...props} consent={arrived} />}
    </>
  );
}

/** Tells the store what the element says in place of the configuration. */
function useConsentSettings(
  consent: ConsentStore | undefined,
  cookieName: string | undefined,
  cookieDomain: string | undefined,
): void {
  const { loginContext } = useAppContext();
  const isFirst = useIsFirstConsent();
  const path = useLocationPath();
  useLayoutEffect(() => {
    if (!isFirst) return undefined;
    // No context and the own site look the same here; the store tells them apart.
    const ownContext = loginContext === 'OWN_SITE' ? undefined : loginContext;
    return consent?.override({ cookieName, cookieDomain, loginContext: ownContext });
  }, [consent, isFirst, cookieName, cookieDomain, loginContext]);
  // Another page of the host may be in another area.
  useLayoutEffect(() => consent?.refresh(), [consent, path]);
}
