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
