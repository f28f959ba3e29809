import { FooterArea } from '../src/areas/footer/footer-area.tsx';
import { footerElement } from '../src/areas/footer/footer-element.ts';
import { registerElement } from '../src/shell/register-element.ts';

registerElement(footerElement, FooterArea);
