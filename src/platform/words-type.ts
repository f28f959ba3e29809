import type { AttributeType } from './attribute-type.ts';

/** Several allowed words, separated by spaces or as a list. Returns them in the set's order; an unknown word makes all invalid. */
export function wordsType(words: readonly string[]): AttributeType {
  return {
    kind: 'words',
    words,
    read(value) {
      const given: unknown = typeof value === 'string' ? value.split(/\s+/).filter(Boolean) : value;
      if (!Array.isArray(given) || given.length === 0) return undefined;
      return given.every((word) => words.includes(word as string)) ? words.filter((word) => given.includes(word)) : undefined;
    },
  };
}
