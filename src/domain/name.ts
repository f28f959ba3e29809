/** Names of more characters than this are hyphenated. */
const longest = 23;

/** Whether a name is too long for one line. */
export function isLongName(name: string): boolean {
  // As customers count: å is one character, however it was typed.
  return name.normalize('NFC').length > longest;
}
