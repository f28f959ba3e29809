import type { LazyService } from '../../platform/lazy-service.ts';
import { lazyService } from '../../platform/lazy-service.ts';
import type { PageConsent, PageConsentOptions } from './page-consent.ts';

export type { ConsentStore } from './consent-store.ts';
export type { PageConsent } from './page-consent.ts';

/** The customer's consent to cookies. Its code comes when it is first asked for, as nothing that is shown first needs it. */
export function createLazyConsent(options: PageConsentOptions): LazyService<PageConsent> {
  return lazyService(() => import('./page-consent.ts'), ({ createPageConsent }) => createPageConsent(options));
}
