import { OtherInsurancesArea } from '../src/areas/other-insurances/other-insurances-area.tsx';
import { otherInsurancesElement } from '../src/areas/other-insurances/other-insurances-element.ts';
import { OtherInsurancesPage } from '../src/areas/other-insurances/other-insurances-page.tsx';
import { registerElement } from '../src/shell/register-element.ts';

registerElement(otherInsurancesElement, OtherInsurancesArea);
export { OtherInsurancesPage };
