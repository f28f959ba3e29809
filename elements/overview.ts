import { OverviewArea } from '../src/areas/overview/overview-area.tsx';
import { overviewElement } from '../src/areas/overview/overview-element.ts';
import { lazyImport } from '../src/platform/lazy-import.ts';
import { withFeedback } from '../src/portal/with-feedback.tsx';
import { registerElement } from '../src/shell/register-element.ts';

const Area = withFeedback(OverviewArea, 'hvorFornoydErDu', async () => (await lazyImport(() => import('./feedback.ts'))).FeedbackArea);

registerElement(overviewElement, Area);
export { Area as OverviewArea };
