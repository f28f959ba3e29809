import { CookieConsentArea } from '../src/areas/cookie-consent/cookie-consent-area.tsx';
import { cookieConsentElement } from '../src/areas/cookie-consent/cookie-consent-element.ts';
import { createConsentModel } from '../src/areas/cookie-consent/consent-question.tsx';
import { registerElement } from '../src/shell/register-element.ts';

registerElement(cookieConsentElement, CookieConsentArea, { create: createConsentModel, methods: ['open', 'close'] });
export { CookieConsentArea };
