import type { AttributeType } from './attribute-type.ts';
import { warnInvalid } from './warn.ts';

export interface AttributeDeclaration {
  /** Attribute name; the property beside it has the key of the declaration. */
  readonly attribute: string;
  readonly type: AttributeType;
  /** What a missing or bad value gives; undefined when left out. */
  readonly default?: unknown;
  /** The property lies above the attribute: while it is set, a change of the attribute does not replace it. */
  readonly isLayered?: boolean;
}

/** What one custom element takes. Feeds the element class and, with its documentation, what is published of the element. */
export interface ElementDeclaration {
  readonly tag: `kfp-${string}`;
  /** Shows nothing of its own to a customer who is not logged in. */
  readonly needsCustomer?: boolean;
  /** Level at which its title is written: 1 for that of a page, 2 for that of a section. Left out for one without a title. */
  readonly titleLevel?: 1 | 2;
  /**
   * Height in px of its skeleton, of an element that always draws: under 680 px of its own width, and from there on. The
   * first is the larger. The element is so high until it draws.
   */
  readonly place?: readonly [narrow: number, wide: number];
  readonly attributes: Readonly<Record<string, AttributeDeclaration>>;
  /** Properties without an attribute that the host can set. */
  readonly properties?: readonly string[];
}

/** Reads an attribute or property value; anything bad gives the default and one warning that names it. */
export function readAttribute(tag: string, declaration: AttributeDeclaration, value: unknown): unknown {
  if (value === undefined || value === null) return declaration.default;
  const read = declaration.type.read(value);
  if (read !== undefined) return read;
  const shown = typeof value === 'string' ? JSON.stringify(value) : `a value of type ${typeof value}`;
  warnInvalid(`<${tag}> ${declaration.attribute}: ${shown}`);
  return declaration.default;
}
