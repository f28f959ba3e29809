import { OffersArea } from '../src/areas/offers/offers-area.tsx';
import { offersElement } from '../src/areas/offers/offers-element.ts';
import { registerElement } from '../src/shell/register-element.ts';

registerElement(offersElement, OffersArea);
export { OffersArea };
