import { warnDeprecated } from './warn.ts';

/** Parses an attribute's text, or the value of its property. */
export interface AttributeType {
  readonly kind: 'text' | 'boolean' | 'number' | 'count' | 'level' | 'json' | 'word' | 'words';
  /** The allowed words, for the kinds `word` and `words`. */
  readonly words?: readonly string[];
  /** Replacement for a deprecated attribute, for example `use palette instead`. */
  readonly deprecated?: string;
  /** Returns undefined for an invalid value. Is never called with undefined or null. */
  readonly read: (value: unknown) => unknown;
}

/** The value if it is a string, else undefined. */
export const asString = (value: unknown) => (typeof value === 'string' ? value : undefined);

export const textType: AttributeType = { kind: 'text', read: asString };

/** One of the allowed words. */
export function wordType(words: readonly string[]): AttributeType {
  return { kind: 'word', words, read: (value) => words.find((word) => word === value) };
}

/** True when the attribute is present, unless its value is `false`. Servers in .NET write `False`. */
export const booleanType: AttributeType = {
  kind: 'boolean',
  read: (value) => value !== false && asString(value)?.trim().toLowerCase() !== 'false',
};

/** The level of a heading: a whole number from 1 to 4. */
export const levelType: AttributeType = {
  kind: 'level',
  read: (value) => [1, 2, 3, 4].find((level) => level === (typeof value === 'string' ? Number(value) : value)),
};

/**
 * Wraps the type of a deprecated attribute and its property: parses like `type`, and warns once per page that uses it.
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
