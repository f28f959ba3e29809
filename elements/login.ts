import { loginElement } from '../src/areas/login/login-element.ts';
import { LoginPage } from '../src/portal/login-page.tsx';
import { registerElement } from '../src/shell/register-element.ts';

registerElement(loginElement, LoginPage);
