import type { AttributeType } from './attribute-type.ts';
import { warnOnce } from './warn.ts';

export interface AttributeDeclaration {
  /** Attribute name; the property beside it has the key of the declaration. */
  readonly attribute: string;
  readonly type: AttributeType;
  /** TypeScript type of the property, where `type` does not tell it. */
  readonly tsType?: string;
  /** What a missing or bad value gives; undefined when left out. */
  readonly default?: unknown;
  /** The property lies above the attribute: while it is set, a change of the attribute does not replace it. */
  readonly isLayered?: boolean;
  readonly description: string;
}

export interface PropertyDeclaration {
  /** TypeScript type, as it stands in the published declarations. */
  readonly tsType: string;
  readonly description: string;
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
  /** Shows nothing of its own to a customer who is not logged in. */
  readonly needsCustomer?: boolean;
  readonly attributes: Readonly<Record<string, AttributeDeclaration>>;
  /** What the host can set. */
  readonly properties?: Readonly<Record<string, PropertyDeclaration>>;
  /** What the host can only read. */
  readonly getters?: Readonly<Record<string, PropertyDeclaration>>;
  /** Signature in TypeScript, without the name: `(id: string) => void`. */
  readonly methods?: Readonly<Record<string, PropertyDeclaration>>;
  /** When each event is dispatched; src/runtime/host/host.ts has the types of their `detail`. */
  readonly events?: Readonly<Record<string, string>>;
  readonly slots?: Readonly<Record<string, string>>;
  readonly parts?: Readonly<Record<string, string>>;
  readonly cssProperties?: Readonly<Record<string, string>>;
}

/** Reads an attribute or property value; anything bad gives the default and one warning that names it. */
export function readAttribute(tag: string, declaration: AttributeDeclaration, value: unknown): unknown {
  if (value === undefined || value === null) return declaration.default;
  const read = declaration.type.read(value);
  if (read !== undefined) return read;
  const shown = typeof value === 'string' ? JSON.stringify(value) : `a value of type ${typeof value}`;
  warnOnce(`<${tag}> ${declaration.attribute}: ${shown} is not valid and is ignored.`);
  return declaration.default;
}
