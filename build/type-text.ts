import type { AttributeDeclaration } from '../src/platform/element-declaration.ts';

/** The TypeScript type of the property beside an attribute, without undefined. */
export function propertyType({ type, tsType }: AttributeDeclaration): string {
  if (tsType) return tsType;
  if (typeof type === 'string') return type === 'json' ? 'unknown' : type;
  return 'wordsOf' in type ? `readonly (${union(type.wordsOf)})[]` : union(type);
}

/** What the text of an attribute may be, as a TypeScript type. */
export function attributeType({ type }: AttributeDeclaration): string {
  if (typeof type === 'string') return type === 'json' ? 'string' : type;
  return 'wordsOf' in type ? 'string' : union(type);
}

function union(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(' | ');
}
