/** Starts at the start of a word, so that a long one is read once. */
const emailPattern = /(?<![^\s@"'<>()[\]])[^\s@"'<>()[\]]+(?:@|%40)[^\s@"'<>()[\]]+/gu;
const queryPattern = /([/\w])[?#](?=\S*[=&%\p{N}])\S+/gu;
const numberPattern = /\p{N}+/gu;

/** A text that is to leave the page, without e-mail addresses, numbers, and queries of addresses. */
export function scrubText(text: string): string {
  return text.replace(emailPattern, '[email]').replace(queryPattern, '$1').replace(numberPattern, '[number]');
}

/**
 * The address of a page or script without query and fragment, and with no digits in its path. The name of a
 * script keeps its own: they tell which build it is of.
 */
export function scrubAddress(address: string): string {
  const [, origin, path = '', script = ''] = /^(https?:\/\/[^/?#@]+)(?=[/?#]|$)([^?#]*?)(\/[\w.-]+\.m?js)?(?:[?#].*)?$/i.exec(address) ?? [];
  return origin === undefined ? scrubText(address) : origin + scrubText(path) + script;
}
