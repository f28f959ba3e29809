/** Names of more characters than this are hyphenated. */
const longest = 23;

/** Whether a name is too long for one line. */
export function isLongName(name: string): boolean {
  // NFC counts å as one character, however it was typed.
  return name.normalize('NFC').length > longest;
}

/** Masks eleven digits as `010203 *****`, ignoring spaces. Undefined for anything else, which cannot be masked safely. */
export function maskPersonalNumber(text: string): string | undefined {
  const birthDate = /^(\d{6})\d{5}$/.exec(text.replace(/\s/g, ''))?.[1];
  return birthDate && `${birthDate} *****`;
}

/** A customer's address. Numbers are strings, as sent. */
export interface Address {
  /** Whether it comes from the national register; undefined when the backend does not say. */
  readonly isRegistered: boolean | undefined;
  readonly street: string | undefined;
  readonly houseNumber: string | undefined;
  readonly houseLetter: string | undefined;
  /** Farm and title number, for places without streets. */
  readonly farmNumber: string | undefined;
  readonly titleNumber: string | undefined;
  readonly postalCode: string | undefined;
}

/**
 * Formats an address as `Storgata 1B, 0155 Oslo`, or without a street as `Gnr. 12, bnr. 3, 0155 Oslo`. Missing parts
 * are left out. Undefined when all are missing.
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

/** Matches the first letter of each word, except small words inside a place name: `Mo i Rana`. */
const capitals = /(?<![\p{L}\p{M}])(?!(?<=\s)(?:i|på|og|ved|under)\s)\p{L}/gu;

/** Writes `MO I RANA` as `Mo i Rana`. A name that is not all capitals stays unchanged. */
export function formatPlace(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return name.toLowerCase().replace(capitals, (letter) => letter.toUpperCase());
}
