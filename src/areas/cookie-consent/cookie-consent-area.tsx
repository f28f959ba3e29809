import { useLayoutEffect } from 'react';
import { useAppContext } from '../../hooks/app-context.ts';
import { useVisibilityReport } from '../../hooks/use-visible-element.ts';
import { useRequiredCode } from '../../hooks/use-lazy.ts';
import { useLocationPath } from '../../hooks/use-window.ts';
import { listen } from '../../platform/listen.ts';
import type { ConsentStore } from '../../runtime/consent/consent.ts';
import { Sentinel } from '../../ui/layout/sentinel.tsx';
import type { ConsentQuestionProps } from './consent-question.tsx';
import { ConsentQuestion, useIsFirstConsent } from './consent-question.tsx';

interface CookieConsentAreaProps extends Partial<Omit<ConsentQuestionProps, 'consent'>> {
  readonly cookieName?: string;
  readonly cookieDomain?: string;
}

/** Asks for cookie consent, once per page and in a visible element. */
export function CookieConsentArea({ cookieName, cookieDomain, ...props }: CookieConsentAreaProps) {
  const { runtime } = useAppContext();
  const { consent } = runtime;
  // A request waits for the consent service.
  useLayoutEffect(() => listen(window, ['kfp-open-cookie-consent'], () => void runtime.openCookieSettings().catch(() => undefined)), [runtime]);
  const arrived = useRequiredCode('cookie-consent', consent.get);
  useConsentSettings(arrived, cookieName, cookieDomain);
  return (
    <>
      <Sentinel ref={useVisibilityReport()} />
      {arrived && <ConsentQuestion {...props} consent={arrived} />}
    </>
  );
}

/** Applies the element's attributes to the consent store, in place of the configuration. */
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
    // A missing login context and OWN_SITE look the same here. The store distinguishes them.
    const ownContext = loginContext === 'OWN_SITE' ? undefined : loginContext;
    return consent?.override({ cookieName, cookieDomain, loginContext: ownContext });
  }, [consent, isFirst, cookieName, cookieDomain, loginContext]);
  // Another page of the host may belong to another consent area.
  useLayoutEffect(() => consent?.refresh(), [consent, path]);
}
