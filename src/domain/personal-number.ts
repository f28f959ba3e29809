/** `010203 12345` for eleven digits, spaces aside; anything else as it came. */
export function formatPersonalNumber(text: string): string {
  const match = /^(\d{6})(\d{5})$/.exec(text.replace(/\s/g, ''));
  return match ? `${match[1]} ${match[2]}` : text;
}

/** `010203 *****` for eleven digits, spaces aside; undefined for anything else, which could not be masked. */
export function maskPersonalNumber(text: string): string | undefined {
  const birthDate = /^(\d{6})\d{5}$/.exec(text.replace(/\s/g, ''))?.[1];
  return birthDate && `${birthDate} *****`;
}
