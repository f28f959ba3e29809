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

interface MemberDocumentation {
  /** TypeScript type, as written in the published declarations. */
  readonly tsType: string;
  readonly description: string;
  /** What to use instead; its setter calls `warnDeprecated`. */
  readonly deprecated?: string;
}

interface MethodDocumentation {
  /** TypeScript type of each parameter; the name of an optional one ends in a question mark. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** TypeScript type. */
  readonly returns: string;
  readonly description: string;
  /** What to use instead; the method calls `warnDeprecated`. */
  readonly deprecated?: string;
}

/**
 * Public documentation of one custom element, for the TypeScript and JSX types and for `dist/custom-elements.json`. No
 * runtime code imports it, so customers do not download it. `E` is the type of the element's declaration: the compiler
 * rejects an attribute or property without a description.
 */
export interface ElementDocumentation<E extends ElementDeclaration = ElementDeclaration> {
  readonly element: E;
  readonly description: string;
  /** What to use instead of the tag; its area calls `warnDeprecated`. */
  readonly deprecated?: string;
  /** By property name. */
  readonly attributes: Readonly<Record<keyof E['attributes'], string>>;
  /** TypeScript type of an attribute's property, where the attribute's own type does not give it. */
  readonly attributeTypes?: Readonly<Partial<Record<keyof E['attributes'], string>>>;
  readonly properties?: Readonly<Record<NonNullable<E['properties']>[number], MemberDocumentation>>;
  /** Read-only properties. */
  readonly getters?: Readonly<Record<string, MemberDocumentation>>;
  readonly methods?: Readonly<Record<string, MethodDocumentation>>;
  /** When each event is dispatched; src/runtime/host/host.ts has the types of their `detail`, and `@deprecated`. */
  readonly events?: Readonly<Record<string, string>>;
  readonly slots?: Readonly<Record<string, string>>;
  /** Its parts of src/ui/style/css-properties.ts, except the banner's. */
  readonly parts?: readonly string[];
}
