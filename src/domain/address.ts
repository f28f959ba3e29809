/** One address of a customer. Numbers are texts, as sent. */
export interface Address {
  /** True when it comes from the national register. */
  readonly isRegistered: boolean;
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
