import { warnDeprecated } from './warn.ts';

/** How an attribute's text, or the value of the property beside it, is read. */
export interface AttributeType {
  readonly kind: 'text' | 'boolean' | 'number' | 'json' | 'word' | 'words';
  /** The closed set of a word or of words. */
  readonly words?: readonly string[];
  /** What to use instead of an attribute that will go, for example `use palette instead`. */
  readonly deprecated?: string;
  /** Undefined for a bad value; undefined and null are never given. */
  readonly read: (value: unknown) => unknown;
}

export const textType: AttributeType = {
  kind: 'text',
  read: (value) => (typeof value === 'string' ? value : undefined),
};

/** True when the attribute is there, unless its value is `false`. */
export const booleanType: AttributeType = {
  kind: 'boolean',
  read: (value) => (typeof value === 'boolean' ? value : value !== 'false'),
};

export const numberType: AttributeType = {
  kind: 'number',
  read(value) {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
  },
};

/** How many: a whole number from 1. */
export const countType: AttributeType = {
  kind: 'number',
  read(value) {
    const count = numberType.read(value);
    return Number.isInteger(count) && Number(count) >= 1 ? count : undefined;
  },
};

/** JSON as an attribute, any value as a property. */
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

/** One word of a closed set. */
export function wordType(words: readonly string[]): AttributeType {
  return { kind: 'word', words, read: (value) => words.find((word) => word === value) };
}

/** Words of a closed set with spaces between them, or a list of them, in the set's order; one bad word spoils all. */
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

/**
 * Of an attribute that will go, and the property beside it: reads what `type` reads, and warns once of a page that uses it.
 *
 * @param what for example `<kfp-offers> theme`
 * @param instead for example `use palette instead`
 */
export function deprecatedType(type: AttributeType, what: string, instead: string): AttributeType {
  return {
    ...type,
    deprecated: instead,
    read(value) {
      warnDeprecated(what, instead);
      return type.read(value);
    },
  };
}
