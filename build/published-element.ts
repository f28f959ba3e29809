import type { AttributeDeclaration } from '../src/platform/element-declaration.ts';
import type { ElementDocumentation } from '../src/platform/element-documentation.ts';
import { commonAttributeDescriptions, commonEvents, withCommonAttributes } from '../src/shell/with-common-attributes.ts';
import { cssParts } from '../src/ui/style/css-parts.ts';
import { cssProperties } from '../src/ui/style/css-properties.ts';

const plainTypes = { text: 'string', boolean: 'boolean', number: 'number' } as const;

export type PublishedElement = ReturnType<typeof publishedElement>;

/**
 * What hosts are told of one element, with what all elements have. Its types are texts in TypeScript.
 *
 * @throws {Error} for a part that src/ui/style/css-parts.ts does not have
 */
export function publishedElement({ element, attributes: descriptions, attributeTypes, ...documentation }: ElementDocumentation) {
  const { tag, attributes } = withCommonAttributes(element);
  const described: Readonly<Record<string, string>> = { ...commonAttributeDescriptions, ...descriptions };
  const isShown = tag !== 'kfp-runtime';
  return {
    tag,
    className: tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()),
    slots: {}, getters: {}, properties: {}, methods: {},
    ...documentation,
    attributes: Object.entries(attributes).map(([property, declared]) => ({
      ...declared,
      property,
      propertyType: attributeTypes?.[property] ?? propertyType(declared.type),
      attributeType: attributeType(declared.type),
      description: described[property] ?? '',
    })),
    events: { ...(isShown && commonEvents), ...documentation.events },
    parts: isShown ? Object.fromEntries([...(documentation.parts ?? []), 'banner'].map((part) => [part, partText(part)])) : {},
    cssProperties: isShown ? cssProperties : {},
  };
}

function partText(part: string): string {
  const text = cssParts[part];
  if (text === undefined) throw new Error(`src/ui/style/css-parts.ts does not say what the part ${part} is`);
  return text;
}

/** The type of the property beside an attribute, without undefined. */
function propertyType({ kind, words }: AttributeDeclaration['type']): string {
  if (kind === 'json') return 'unknown';
  if (kind === 'words') return `readonly (${union(words)})[]`;
  return kind === 'word' ? union(words) : plainTypes[kind];
}

/** What the text of an attribute may be. */
function attributeType({ kind, words }: AttributeDeclaration['type']): string {
  if (kind === 'json' || kind === 'words') return 'string';
  return kind === 'word' ? union(words) : plainTypes[kind];
}

function union(words: readonly string[] = []): string {
  return words.map((word) => `'${word}'`).join(' | ');
}
