import { consentCategories, usualCategories } from '../../domain/cookie-consent.ts';
import { booleanType, textType } from '../../platform/attribute-type.ts';
import { wordsType } from '../../platform/parsed-attribute-types.ts';
import type { ElementDeclaration, ElementDocumentation } from '../../platform/element-declaration.ts';

/** `kfp-cookie-consent`: asks for cookie consent (CC, CK). */
export const cookieConsentElement = {
  tag: 'kfp-cookie-consent',
  attributes: {
    blocking: { attribute: 'blocking', type: booleanType, default: false },
    categories: { attribute: 'categories', type: wordsType(consentCategories), default: usualCategories },
    cookieName: { attribute: 'cookie-name', type: textType },
    cookieDomain: { attribute: 'cookie-domain', type: textType },
  },
  properties: ['onAccept'],
} as const satisfies ElementDeclaration;

/** Documentation of `kfp-cookie-consent` for host developers. */
export const cookieConsentDocumentation = {
  element: cookieConsentElement,
  description: 'A dialog that asks the customer which cookies may be stored, when a category has no answer yet or on request.',
  attributes: {
    blocking: 'An alert dialog, which only an answer closes.',
    categories: 'What the site needs an answer to.',
    cookieName: 'Name of the cookie. Default: consentCookieName of the configuration, else fremtind-cookie-consent.',
    cookieDomain: "Domain of the cookie. Default: consentCookieDomain of the configuration, else the page's own host alone.",
  },
  properties: {
    onAccept: {
      tsType: "(detail: HostEventDetails['kfp-consent-change']) => unknown",
      description: 'Called with the answers that hold when the customer has answered, and once where the browser keeps no cookies.',
    },
  },
  methods: {
    open: { returns: 'void', description: 'Opens the dialog, with the stored answers.' },
    close: { returns: 'void', description: 'Closes the dialog and stores nothing.' },
  },
  events: {
    'kfp-consent-change': 'The customer has answered, the browser keeps no cookies, or the answers have changed elsewhere: in another tab, or because the cookie is gone.',
  },
} as const satisfies ElementDocumentation<typeof cookieConsentElement>;
