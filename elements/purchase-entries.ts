import { PurchaseEntriesArea } from '../src/areas/purchase-entries/purchase-entries-area.tsx';
import { purchaseEntriesElement } from '../src/areas/purchase-entries/purchase-entries-element.ts';
import { lazyImport } from '../src/platform/lazy-import.ts';
import { withFeedback } from '../src/portal/with-feedback.tsx';
import { registerElement } from '../src/shell/register-element.ts';

const Area = withFeedback(PurchaseEntriesArea, 'fikkDuGjortDetDuSkulle', async () => (await lazyImport(() => import('./feedback.ts'))).FeedbackArea);

registerElement(purchaseEntriesElement, Area);
export { Area as PurchaseEntriesArea };
