import type { AttributeType } from './attribute-type.ts';
import { warnInvalid } from './warn.ts';

export interface AttributeDeclaration {
  /** Attribute name. The key of the declaration is the name of its property. */
  readonly attribute: string;
  readonly type: AttributeType;
  /** Value for a missing or invalid attribute. Default: undefined. */
  readonly default?: unknown;
  /** The property wins over the attribute: while it is set, a change of the attribute does not replace it. */
  readonly isLayered?: boolean;
}

/** Declares one custom element. The element class uses it and, with the documentation, the published types. */
export interface ElementDeclaration {
  readonly tag: `kfp-${string}`;
  /** Whether the element shows its content only to a logged-in customer. */
  readonly needsCustomer?: boolean;
  /** Heading level of the title in the element's code: 1 for a page, 2 for a section. Undefined without a title. */
  readonly titleLevel?: 1 | 2;
  /**
   * Height in px that the element reserves until it renders, which is that of its skeleton. `narrow` applies below 680 px
   * of the element's own width, `wide` from there on; `narrow` is the larger. Only for elements that always render.
   */
  readonly heights?: readonly [narrow: number, wide: number];
  readonly attributes: Readonly<Record<string, AttributeDeclaration>>;
  /** Properties without an attribute that the host can set. */
  readonly properties?: readonly string[];
}

/** Parses an attribute or property value. An invalid value gives the default and one warning that shows it. */
export function readAttribute(tag: string, declaration: AttributeDeclaration, value: unknown): unknown {
  if (value === undefined || value === null) return declaration.default;
  const read = declaration.type.read(value);
  if (read !== undefined) return read;
  const shown = typeof value === 'string' ? JSON.stringify(value) : typeof value;
  warnInvalid(`<${tag}> ${declaration.attribute}: ${shown}`);
  return declaration.default;
}
