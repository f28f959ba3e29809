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

/** One word of a closed set. */
export function wordType(words: readonly string[]): AttributeType {
  return { kind: 'word', words, read: (value) => words.find((word) => word === value) };
}
