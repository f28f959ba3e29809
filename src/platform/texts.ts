/** Texts by key, in groups. A part in braces, as in `Totalt {amount}`, is filled in. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** The texts of one part of the interface in bokmål. Those of the other languages are in `src/languages`. */
export interface Catalogue<T extends TextTree = TextTree> {
  /** The first part of the keys by which a host replaces texts. */
  readonly name: string;
  readonly nb: T;
}

/** The texts of a catalogue in another language. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };

/** Names of what is filled in: `amount` for `Totalt {amount}`. */
type Placeholder<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholder<Rest> : never;

/** Fills in what stands in braces. */
export function fill<T extends string>(text: T, values: Readonly<Record<Placeholder<T>, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? String((values as Record<string, string | number>)[name]) : whole));
}

/** A text of which the number decides. The languages of the interface have these two forms. */
export interface PluralText {
  readonly one: string;
  readonly other: string;
}

/** The form of the number, with the number filled in as `count`. */
export function plural(language: string, { one, other }: PluralText, count: number): string {
  // A browser that does not know nynorsk would count as the customer's own language does.
  const form = new Intl.PluralRules([language, 'en']).select(count) === 'one' ? one : other;
  return fill<'{count}'>(form as '{count}', { count });
}
