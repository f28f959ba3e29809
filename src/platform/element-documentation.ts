import type { ElementDeclaration } from './element-declaration.ts';

export interface MemberDocumentation {
  /** TypeScript type, as written in the published declarations. */
  readonly tsType: string;
  readonly description: string;
  /** What to use instead; its setter calls `warnDeprecated`. */
  readonly deprecated?: string;
}

export interface MethodDocumentation {
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
