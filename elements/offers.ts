import { OffersArea } from '../src/areas/offers/offers-area.tsx';
import { offersElement } from '../src/areas/offers/offers-element.ts';
import { lazyImport } from '../src/platform/lazy-import.ts';
import { withFeedback } from '../src/portal/with-feedback.tsx';
import { registerElement } from '../src/shell/register-element.ts';

const Area = withFeedback(OffersArea, 'fikkDuGjortDetDuSkulle', async () => (await lazyImport(() => import('./feedback.ts'))).FeedbackArea);

registerElement(offersElement, Area);
export { Area as OffersArea };
