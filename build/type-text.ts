import type { AttributeDeclaration } from '../src/platform/element-declaration.ts';

const propertyTypes = { text: 'string', boolean: 'boolean', number: 'number', json: 'unknown' } as const;
const attributeTypes = { text: 'string', boolean: 'boolean', number: 'number', json: 'string', words: 'string' } as const;

/** The TypeScript type of the property beside an attribute, without undefined. */
export function propertyType({ type, tsType }: AttributeDeclaration): string {
  if (tsType) return tsType;
  if (type.kind === 'words') return `readonly (${union(type.words)})[]`;
  return type.kind === 'word' ? union(type.words) : propertyTypes[type.kind];
}

/** What the text of an attribute may be, as a TypeScript type. */
export function attributeType({ type }: AttributeDeclaration): string {
  return type.kind === 'word' ? union(type.words) : attributeTypes[type.kind];
}

function union(words: readonly string[] = []): string {
  return words.map((word) => `'${word}'`).join(' | ');
}
