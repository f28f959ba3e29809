import { distributors } from '../domain/distributor.ts';
import { booleanType, levelType, textType, wordType } from '../platform/attribute-type.ts';
import type { AttributeDeclaration, ElementDeclaration } from '../platform/element-declaration.ts';

/** Attributes of every element. For a missing attribute the runtime's value counts. */
export const commonAttributes = {
  distributor: { attribute: 'distributor', type: wordType(distributors) },
  loginContext: { attribute: 'login-context', type: textType },
} as const satisfies Record<string, AttributeDeclaration>;

/** Public documentation of the common attributes. */
export const commonAttributeDescriptions: Readonly<Record<keyof typeof commonAttributes, string>> = {
  distributor: 'Who sells the insurances: decides behaviour and palette. Default: that of the runtime.',
  loginContext: "MOBILBANK, MOBILBANK_DNB or NETTBANK; anything else is the insurer's own site. Default: that of the runtime.",
};

/** Public documentation of the events that every visible element dispatches. */
export const commonEvents = {
  'kfp-ready': 'The element shows its data.',
  'kfp-navigate': 'The customer follows a link. Cancelable: then the host navigates itself.',
  'kfp-native-link': 'A link is about to be given to the mobile bank. Cancelable: then the bridge is not called.',
  'kfp-error': 'The customer was shown a failure. Holds no personal data.',
  'kfp-metric': 'A performance figure of the element: defined, data, painted, inp or cls. The first come two seconds after the bundle has run; inp and cls only after a listener has read `detail`. Holds no personal data.',
};

/** Adds the common attributes to an element's declaration, for registration and for the published documentation. */
export function withCommonAttributes(element: ElementDeclaration): ElementDeclaration {
  return { ...element, attributes: { ...commonAttributes, ...element.attributes } };
}

/** Attributes of every element with a title. */
export const titleAttributes = {
  headingLevel: { attribute: 'heading-level', type: levelType, default: 2 },
  noHeading: { attribute: 'no-heading', type: booleanType, default: false },
} as const satisfies Record<string, AttributeDeclaration>;

/** Public documentation of the title attributes. */
export const titleAttributeDescriptions: Readonly<Record<keyof typeof titleAttributes, string>> = {
  headingLevel: 'The level of the title, 1 to 4; the headings below it follow.',
  noHeading: 'Leaves the title and the line below it out, for a page that has its own. The element keeps its accessible name.',
};

/** Adds the title attributes to an element with a title; the element's own declarations win. */
export function withTitleAttributes(element: ElementDeclaration): ElementDeclaration {
  return element.titleLevel ? { ...element, attributes: { ...titleAttributes, ...element.attributes } } : element;
}
