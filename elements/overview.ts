import { OverviewArea } from '../src/areas/overview/overview-area.tsx';
import { overviewElement } from '../src/areas/overview/overview-element.ts';
import { registerElement } from '../src/shell/register-element.ts';

registerElement(overviewElement, OverviewArea);
export { OverviewArea };
