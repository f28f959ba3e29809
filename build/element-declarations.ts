import { claimsJumpElement } from '../src/areas/claims-jump/claims-jump-element.ts';
import { cookieConsentElement } from '../src/areas/cookie-consent/cookie-consent-element.ts';
import { errorPageElement } from '../src/areas/error-page/error-page-element.ts';
import { feedbackElement } from '../src/areas/feedback/feedback-element.ts';
import { footerElement } from '../src/areas/footer/footer-element.ts';
import { headerElement } from '../src/areas/header/header-element.ts';
import { loginElement } from '../src/areas/login/login-element.ts';
import { navigationElement } from '../src/areas/navigation/navigation-element.ts';
import { offersElement } from '../src/areas/offers/offers-element.ts';
import { otherInsurancesElement } from '../src/areas/other-insurances/other-insurances-element.ts';
import { overviewElement } from '../src/areas/overview/overview-element.ts';
import { recommendationsElement } from '../src/areas/recommendations/recommendations-element.ts';
import { tasksElement } from '../src/areas/tasks/tasks-element.ts';
import { profileElement } from '../src/areas/profile/profile-element.ts';
import { purchaseEntriesElement } from '../src/areas/purchase-entries/purchase-entries-element.ts';
import { sessionWarningElement } from '../src/areas/session-warning/session-warning-element.ts';
import { toastsElement } from '../src/areas/toasts/toasts-element.ts';
import type { ElementDeclaration } from '../src/platform/element-declaration.ts';
import { portalElement } from '../src/portal/portal-element.ts';
import { runtimeDeclaration } from '../src/shell/runtime-declaration.ts';
import { withCommonAttributes } from '../src/shell/with-common-attributes.ts';
import { cssProperties } from './css-properties.ts';

/** What every element that shows something dispatches. */
const events = {
  'kfp-ready': 'The element shows its data.',
  'kfp-navigate': 'The customer follows a link. Cancelable: then the host navigates itself.',
  'kfp-native-link': 'A link is about to be given to the mobile bank. Cancelable: then the bridge is not called.',
  'kfp-error': 'The customer was shown a failure. Holds no personal data.',
};

/** What elements are made of; a message is in each of them. */
const parts = {
  card: 'A card.',
  skeleton: 'What stands in for a card or a line while data loads.',
  photo: 'A decorative picture.',
  tag: 'A short state, such as «Fornyelse»; data-variant is info, warning, error or success.',
  badge: 'The number of offers.',
  banner: 'A message; data-variant is info, warning, error or success.',
  toast: 'A message above the page; data-variant as of banner, data-state is entering or exiting.',
};

/** The other parts by tag. */
const drawn: Readonly<Record<string, readonly (keyof typeof parts)[]>> = {
  'kfp-feedback': ['card'],
  'kfp-footer': ['skeleton'],
  'kfp-navigation': ['badge'],
  'kfp-offers': ['card', 'skeleton', 'tag'],
  'kfp-other-insurances': ['card'],
  'kfp-overview': ['card', 'photo', 'skeleton', 'tag'],
  'kfp-portal': ['badge', 'card', 'photo', 'skeleton', 'tag'],
  'kfp-profile': ['card', 'photo', 'skeleton'],
  'kfp-purchase-entries': ['card', 'photo'],
  'kfp-recommendations': ['card', 'photo'],
  'kfp-tasks': ['card'],
  'kfp-toasts': ['toast'],
};

function partsOf(tag: string): Record<string, string> {
  const names = [...(drawn[tag] ?? []), 'banner'] as const;
  return Object.fromEntries(names.map((name) => [name, parts[name]]));
}

/** Every element as it is published: in the manifest, in the types and in the JSX types. */
export const elementDeclarations: readonly ElementDeclaration[] = [
  runtimeDeclaration,
  ...[
    claimsJumpElement, cookieConsentElement, errorPageElement, feedbackElement, loginElement, offersElement, otherInsurancesElement,
    overviewElement, portalElement, profileElement, purchaseEntriesElement, footerElement, headerElement, navigationElement, recommendationsElement, sessionWarningElement, tasksElement,
    toastsElement,
  ].map((element: ElementDeclaration) => ({ ...element, events: { ...events, ...element.events }, parts: partsOf(element.tag), cssProperties })),
].map(withCommonAttributes);
