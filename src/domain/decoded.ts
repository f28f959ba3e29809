/** Percent-decoded text. Text with a malformed percent sequence stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
