import type { AttributeType } from '../src/platform/attribute-type.ts';
import type { ElementDocumentation } from '../src/platform/element-declaration.ts';
import { commonAttributeDescriptions, commonEvents, titleAttributeDescriptions, withCommonAttributes, withTitleAttributes } from '../src/shell/with-common-attributes.ts';
import { cssParts, cssProperties } from '../src/ui/style/css-properties.ts';

export type PublishedElement = ReturnType<typeof publishedElement>;

/**
 * The public documentation of one element, including the attributes that all elements have. Types are TypeScript code.
 *
 * @throws {Error} for a part that src/ui/style/css-properties.ts lacks
 */
export function publishedElement({ element, attributes: descriptions, attributeTypes, ...documentation }: ElementDocumentation) {
  const { tag, attributes } = withCommonAttributes(withTitleAttributes(element));
  const described: Readonly<Record<string, string>> = { ...commonAttributeDescriptions, ...titleAttributeDescriptions, ...descriptions };
  const isShown = tag !== 'kfp-runtime';
  return {
    element,
    tag,
    className: pascalCase(tag),
    slots: {}, getters: {}, properties: {}, methods: {},
    ...documentation,
    attributes: Object.entries(attributes).map(([property, declared]) => ({
      ...declared,
      ...typesOf(declared.type, attributeTypes?.[property]),
      property,
      description: described[property] ?? '',
    })),
    events: { ...(isShown && commonEvents), ...documentation.events },
    parts: isShown ? Object.fromEntries([...(documentation.parts ?? []), 'banner', 'button', 'heading'].map((part) => [part, partText(part)])) : {},
    cssProperties: isShown ? cssProperties : {},
  };
}

/** Turns `kfp-ready` into `KfpReady`. */
export function pascalCase(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function partText(part: string): string {
  const text = cssParts[part];
  if (text === undefined) throw new Error(`src/ui/style/css-properties.ts does not say what the part ${part} is`);
  return text;
}

/** The type of an attribute's text, and the type of its property without undefined. `told` replaces the property's type. */
function typesOf({ kind, words = [] }: AttributeType, told?: string) {
  const word = words.map((one) => `'${one}'`).join(' | ');
  const attributeTypes = { text: 'string', boolean: 'boolean', number: 'number', count: 'number', level: 'number', json: 'string', word, words: 'string' };
  const propertyTypes = { ...attributeTypes, json: 'unknown', words: `readonly (${word})[]` };
  return { attributeType: attributeTypes[kind], propertyType: told ?? propertyTypes[kind] };
}
