/** Names of more characters than this are hyphenated. */
const longest = 23;

/** Whether a name is too long for one line. */
export function isLongName(name: string): boolean {
  // As customers count: å is one character, however it was typed.
  return name.normalize('NFC').length > longest;
}

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

/** One address of a customer. Numbers are texts, as sent. */
export interface Address {
  /** Whether it comes from the national register; undefined where that is not told. */
  readonly isRegistered: boolean | undefined;
  readonly street: string | undefined;
  readonly houseNumber: string | undefined;
  readonly houseLetter: string | undefined;
  /** Farm and title number: where there are no streets. */
  readonly farmNumber: string | undefined;
  readonly titleNumber: string | undefined;
  readonly postalCode: string | undefined;
}

/**
 * `Storgata 1B, 0155 Oslo`, or `Gnr. 12, bnr. 3, 0155 Oslo` without a street; what is missing is left
 * out, and without anything to show it is undefined.
 * @param place as sent, for example `OSLO`
 */
export function formatAddress(address: Address, place: string | undefined): string | undefined {
  const { street, houseNumber, houseLetter, farmNumber, titleNumber, postalCode } = address;
  const lines = street
    ? [joined([street, (houseNumber ?? '') + (houseLetter ?? '')], ' ')]
    : [farmNumber && `Gnr. ${farmNumber}`, titleNumber && `bnr. ${titleNumber}`];
  return joined([...lines, joined([postalCode, place && formatPlace(place)], ' ')], ', ') || undefined;
}

function joined(parts: readonly (string | undefined)[], separator: string): string {
  return parts.filter(Boolean).join(separator);
}

/** The first letter of each word, but for those inside a place name that stay small: `Mo i Rana`. */
const capitals = /(?<![\p{L}\p{M}])(?!(?<=\s)(?:i|på|og|ved|under)\s)\p{L}/gu;

/** `MO I RANA` as `Mo i Rana`; a name that is not all in capitals is left as it is. */
export function formatPlace(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return name.toLowerCase().replace(capitals, (letter) => letter.toUpperCase());
}
