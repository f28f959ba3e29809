import type { LateService } from '../../platform/lazy-service.ts';
import { lateService } from '../../platform/lazy-service.ts';
import type { PageConsent, PageConsentOptions } from './page-consent.ts';

/** The customer's consent to cookies. Its code comes when it is first asked for, as nothing that is shown first needs it. */
export function createLateConsent(options: PageConsentOptions): LateService<PageConsent> {
  return lateService(() => import('./page-consent.ts'), ({ createPageConsent }) => createPageConsent(options));
}
