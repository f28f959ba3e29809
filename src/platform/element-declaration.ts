import { warnOnce } from './warn.ts';

/** Several words of a closed set, in its order. */
export interface WordListType {
  readonly wordsOf: readonly string[];
  readonly read: (value: unknown) => readonly string[] | undefined;
}

/** How an attribute's text, or the value of the property beside it, is read; a list of words is a closed set. */
export type AttributeType = 'string' | 'boolean' | 'number' | 'json' | readonly string[] | WordListType;

export interface AttributeDeclaration {
  /** Attribute name; the property beside it has the key of the declaration. */
  readonly attribute: string;
  readonly type: AttributeType;
  /** TypeScript type of the property, where `type` does not tell it. */
  readonly tsType?: string;
  /** What a missing or bad value gives; undefined when left out. */
  readonly default?: unknown;
  readonly description: string;
}

export interface PropertyDeclaration {
  /** TypeScript type, as it stands in the published declarations. */
  readonly tsType: string;
  readonly description: string;
  readonly isReadonly?: boolean;
}

/**
 * What one custom element offers. Feeds the element class, the TypeScript and JSX types and
 * `dist/custom-elements.json`, so that the three cannot differ.
 */
export interface ElementDeclaration {
  readonly tag: `kfp-${string}`;
  /** Name of the class in the published types. */
  readonly className: string;
  readonly description: string;
  /** Shows nothing of its own to a customer who is not logged in (LG-34). */
  readonly needsCustomer?: boolean;
  readonly attributes: Readonly<Record<string, AttributeDeclaration>>;
  readonly properties?: Readonly<Record<string, PropertyDeclaration>>;
  /** Signature in TypeScript, without the name: `(id: string) => void`. */
  readonly methods?: Readonly<Record<string, PropertyDeclaration>>;
  /** When each event is dispatched; src/runtime/host-events.ts has the types of their `detail`. */
  readonly events?: Readonly<Record<string, string>>;
  readonly slots?: Readonly<Record<string, string>>;
  readonly parts?: Readonly<Record<string, string>>;
  readonly cssProperties?: Readonly<Record<string, string>>;
}

/** Reads an attribute or property value; anything bad gives the default and one warning that names it. */
export function readAttribute(tag: string, declaration: AttributeDeclaration, value: unknown): unknown {
  if (value === undefined || value === null) return declaration.default;
  const read = readValue(declaration.type, value);
  if (read !== undefined) return read;
  const shown = typeof value === 'string' ? JSON.stringify(value) : `a value of type ${typeof value}`;
  warnOnce(`<${tag}> ${declaration.attribute}: ${shown} is not valid and is ignored.`);
  return declaration.default;
}

function readValue(type: AttributeType, value: unknown): unknown {
  if (isClosedSet(type)) return type.find((allowed) => allowed === value);
  if (typeof type === 'object') return type.read(value);
  switch (type) {
    case 'boolean':
      return typeof value === 'boolean' ? value : value !== 'false';
    case 'number':
      return readNumber(value);
    case 'json':
      return typeof value === 'string' ? readJson(value) : value;
    case 'string':
      return typeof value === 'string' ? value : undefined;
  }
}

function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined; // The caller warns.
  }
}

function isClosedSet(type: AttributeType): type is readonly string[] {
  return Array.isArray(type);
}

/** Words with spaces between them, or a list of them; one unknown word makes the whole value bad. */
export function wordList<const W extends readonly string[]>(known: W) {
  function read(value: unknown): readonly W[number][] | undefined {
    const words: unknown = typeof value === 'string' ? value.split(/\s+/).filter(Boolean) : value;
    if (!Array.isArray(words) || words.length === 0) return undefined;
    if (!words.every((word) => known.includes(word as string))) return undefined;
    return known.filter((word) => words.includes(word));
  }
  return { wordsOf: known, read };
}
