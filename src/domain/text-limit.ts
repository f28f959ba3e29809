/** The line under a text with a limit: how much is written, or how much too much. In UTF-16 units. */
export function textLimit(length: number, max: number): string {
  return length > max ? `Du har skrevet ${length - max} tegn for mye` : `${length} av ${max}`;
}
