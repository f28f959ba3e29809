import { booleanType } from '../platform/boolean-type.ts';
import type { AttributeDeclaration, ElementDeclaration } from '../platform/element-declaration.ts';
import { levelType } from '../platform/level-type.ts';

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
