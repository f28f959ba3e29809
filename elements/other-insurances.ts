import { OtherInsurancesArea, OtherInsurancesPage } from '../src/areas/other-insurances/other-insurances-area.tsx';
import { otherInsurancesElement } from '../src/areas/other-insurances/other-insurances-element.ts';
import { lazyImport } from '../src/platform/lazy-import.ts';
import { withFeedback } from '../src/portal/with-feedback.tsx';
import { registerElement } from '../src/shell/register-element.ts';

const loadFeedback = async () => (await lazyImport(() => import('./feedback.ts'))).FeedbackArea;
const Page = withFeedback(OtherInsurancesPage, 'fantDuDetDuLetteEtter', loadFeedback);

registerElement(otherInsurancesElement, withFeedback(OtherInsurancesArea, 'fantDuDetDuLetteEtter', loadFeedback));
export { Page as OtherInsurancesPage };
