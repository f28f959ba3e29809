import type { AttributeType } from './attribute-type.ts';

// Types of a few elements. Every page loads attribute-type.ts, so that file has only the types that every element uses.

export const numberType: AttributeType = {
  kind: 'number',
  read(value) {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return Number.isFinite(number) ? number : undefined;
  },
};

/** A count: a whole number from 1. */
export const countType: AttributeType = {
  kind: 'count',
  read(value) {
    const count = numberType.read(value);
    return Number.isInteger(count) && Number(count) >= 1 ? count : undefined;
  },
};

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

/** Parses the attribute as JSON; the property takes any value. */
export const jsonType: AttributeType = {
  kind: 'json',
  read(value) {
    if (typeof value !== 'string') return value;
    try {
      return (JSON.parse(value) as unknown) ?? undefined;
    } catch {
      return undefined; // The caller warns.
    }
  },
};
