import { consentCategories } from '../../domain/cookie-consent.ts';
import { booleanType, textType, wordsType } from '../../platform/attribute-type.ts';
import type { ElementDeclaration } from '../../platform/element-declaration.ts';

/** `kfp-cookie-consent`: asks which cookies may be stored (CC, CK). */
export const cookieConsentElement = {
  tag: 'kfp-cookie-consent',
  className: 'KfpCookieConsent',
  description: 'A dialog that asks the customer which cookies may be stored, when a category has no answer yet or on request.',
  attributes: {
    blocking: {
      attribute: 'blocking',
      type: booleanType,
      default: false,
      description: 'An alert dialog, which only an answer closes.',
    },
    categories: {
      attribute: 'categories',
      type: wordsType(consentCategories),
      default: ['functional', 'statistics'],
      description: 'What the site needs an answer to.',
    },
    cookieName: {
      attribute: 'cookie-name',
      type: textType,
      description: 'Name of the cookie. Default: consentCookieName of the configuration, else fremtind-cookie-consent.',
    },
    cookieDomain: {
      attribute: 'cookie-domain',
      type: textType,
      description: "Domain of the cookie. Default: consentCookieDomain of the configuration, else the page's own host alone.",
    },
  },
  properties: {
    onAccept: {
      tsType: "(detail: HostEventDetails['kfp-consent-change']) => unknown",
      description: 'Called with the answers that hold when the customer has answered, and once where the browser keeps no cookies.',
    },
  },
  methods: {
    open: { tsType: '() => void', description: 'Opens the dialog, with the stored answers.' },
    close: { tsType: '() => void', description: 'Closes the dialog and stores nothing.' },
  },
  events: {
    'kfp-consent-change':
      'The customer has answered, the browser keeps no cookies, or the answers have changed elsewhere: in another tab, or because the cookie is gone.',
  },
} as const satisfies ElementDeclaration;
