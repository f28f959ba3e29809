import { NavigationArea } from '../src/areas/navigation/navigation-area.tsx';
import { navigationElement } from '../src/areas/navigation/navigation-element.ts';
import { registerElement } from '../src/shell/register-element.ts';

registerElement(navigationElement, NavigationArea);
