import type { ElementDeclaration } from './element-declaration.ts';

export interface MemberDocumentation {
  /** TypeScript type, as it stands in the published declarations. */
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
 * What hosts are told of one custom element: in the TypeScript and JSX types and in `dist/custom-elements.json`. Nothing
 * that runs imports it, so customers do not download it. `E` is the type of the element's declaration: the compiler
 * refuses an attribute or property that is not described.
 */
export interface ElementDocumentation<E extends ElementDeclaration = ElementDeclaration> {
  readonly element: E;
  readonly description: string;
  /** What to use instead of the tag; its area calls `warnDeprecated`. */
  readonly deprecated?: string;
  /** By the property beside the attribute. */
  readonly attributes: Readonly<Record<keyof E['attributes'], string>>;
  /** TypeScript type of the property beside an attribute, where the attribute's own type does not tell it. */
  readonly attributeTypes?: Readonly<Partial<Record<keyof E['attributes'], string>>>;
  readonly properties?: Readonly<Record<NonNullable<E['properties']>[number], MemberDocumentation>>;
  /** What the host can only read. */
  readonly getters?: Readonly<Record<string, MemberDocumentation>>;
  readonly methods?: Readonly<Record<string, MethodDocumentation>>;
  /** When each event is dispatched; src/runtime/host/host.ts has the types of their `detail`, and `@deprecated`. */
  readonly events?: Readonly<Record<string, string>>;
  readonly slots?: Readonly<Record<string, string>>;
  /** What it draws, of src/ui/style/css-properties.ts, besides a banner. */
  readonly parts?: readonly string[];
}
