import { lazyImport } from '../../platform/lazy-import.ts';
import type { Lazy } from '../../platform/lazy.ts';
import { lazy } from '../../platform/lazy.ts';
import type { PageConsent, PageConsentOptions } from './page-consent.ts';

export type { ConsentStore } from './consent-store.ts';
export type { PageConsent } from './page-consent.ts';

/** The customer's consent to cookies. Its code is a lazy chunk, because the first render does not need it. */
export function createLazyConsent(options: PageConsentOptions): Lazy<PageConsent> {
  return lazy(
    () => lazyImport(() => import('./page-consent.ts')),
    ({ createPageConsent }) => createPageConsent(options),
    (consent) => consent.dispose(),
  );
}
