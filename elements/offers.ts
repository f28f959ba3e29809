import { OffersArea } from '../src/areas/offers/offers-area.tsx';
import { offersElement } from '../src/areas/offers/offers-element.ts';
import { withFeedback } from '../src/portal/with-feedback.tsx';
import { registerElement } from '../src/shell/register-element.ts';

const Area = withFeedback(OffersArea, 'fikkDuGjortDetDuSkulle', async () => (await import('./feedback.ts')).FeedbackArea);

registerElement(offersElement, Area);
export { Area as OffersArea };
