/** Texts by key, in groups. A part in braces, as in `Totalt {amount}`, is a placeholder. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** The bokmål texts of one part of the interface. The other languages are in `src/languages`, one file each. */
export interface Catalogue<T extends TextTree = TextTree> {
  /** First part of the keys with which a host replaces texts. */
  readonly name: string;
  readonly nb: T;
}

/** Names of the placeholders: `amount` for `Totalt {amount}`. */
type Placeholder<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholder<Rest> : never;

/** Fills in the placeholders of a text. */
export function fill<T extends string>(text: T, values: Readonly<Record<Placeholder<T>, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? String((values as Record<string, string | number>)[name]) : whole));
}

/** A text in singular and plural. All languages of the interface have these two forms. */
export interface PluralText {
  readonly one: string;
  readonly other: string;
}

/** Picks the form for the number and fills the number in as `count`. */
export function plural(language: string, { one, other }: PluralText, count: number): string {
  // A browser without nynorsk would otherwise use the plural rules of its own language.
  const form = new Intl.PluralRules([language, 'en']).select(count) === 'one' ? one : other;
  return fill<'{count}'>(form as '{count}', { count });
}
