import { loginElement } from '../src/areas/login/login-element.ts';
import { lazyImport } from '../src/platform/lazy-import.ts';
import { LoginPage, createLogin } from '../src/portal/login-page.tsx';
import { registerElement } from '../src/shell/register-element.ts';

registerElement(loginElement, createLogin(async () => (await lazyImport(() => import('./error-page.ts'))).ErrorPageArea));
export { LoginPage };
