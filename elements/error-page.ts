import { ErrorPageArea } from '../src/areas/error-page/error-page-area.tsx';
import { errorPageElement } from '../src/areas/error-page/error-page-element.ts';
import { registerElement } from '../src/shell/register-element.ts';

registerElement(errorPageElement, ErrorPageArea);
export { ErrorPageArea };
