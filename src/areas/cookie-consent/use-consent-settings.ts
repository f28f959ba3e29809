import { useLayoutEffect } from 'react';
import { useAppContext } from '../../hooks/app-context.ts';
import { useLocationPath } from '../../hooks/use-location-path.ts';
import type { ConsentStore } from '../../runtime/consent/consent.ts';
import { useIsFirstConsent } from './use-is-first-consent.ts';

/** Tells the store what the element says in place of the configuration. */
export function useConsentSettings(
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
