/**
 * A text as analytics may see it: without e-mail addresses, and without numbers that could be those of a person, a
 * phone or a policy, that is of five digits and more, also in groups.
 */
export function analyticsText(text: string): string {
  return withoutAddresses(text).replace(/\p{Nd}(?:[\s.-]?\p{Nd}){4,}/gu, '[number]');
}

/** Starts at the start of a word, so that a long one is read once. */
export function withoutAddresses(text: string): string {
  return text.replace(/(?<![^\s/@<>",;])[^\s/@<>",;]*@[^\s/@<>",;]+/g, '[email]');
}
