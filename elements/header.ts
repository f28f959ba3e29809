import { HeaderArea } from '../src/areas/header/header-area.tsx';
import { headerElement } from '../src/areas/header/header-element.ts';
import { registerElement } from '../src/shell/register-element.ts';

registerElement(headerElement, HeaderArea);
