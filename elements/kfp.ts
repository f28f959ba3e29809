import { loadElements } from '../src/shell/load-elements.ts';
import { registerRuntime } from '../src/shell/register-runtime.ts';

registerRuntime();
// Bundlers follow an import() only where its address is written out.
loadElements(
  {
    'kfp-claims-jump': () => import('./claims-jump.ts'),
    'kfp-cookie-consent': () => import('./cookie-consent.ts'),
    'kfp-error-page': () => import('./error-page.ts'),
    'kfp-feedback': () => import('./feedback.ts'),
    'kfp-footer': () => import('./footer.ts'),
    'kfp-header': () => import('./header.ts'),
    'kfp-login': () => import('./login.ts'),
    'kfp-navigation': () => import('./navigation.ts'),
    'kfp-offers': () => import('./offers.ts'),
    'kfp-other-insurances': () => import('./other-insurances.ts'),
    'kfp-overview': () => import('./overview.ts'),
    'kfp-portal': () => import('./portal.ts'),
    'kfp-profile': () => import('./profile.ts'),
    'kfp-purchase-entries': () => import('./purchase-entries.ts'),
    'kfp-recommendations': () => import('./recommendations.ts'),
    'kfp-session-warning': () => import('./session-warning.ts'),
    'kfp-tasks': () => import('./tasks.ts'),
    'kfp-toasts': () => import('./toasts.ts'),
  },
  import.meta.url,
);
