/**
 * The eight digits of the mobile number that a customer wrote, spaces of any kind and the country code aside; undefined
 * for anything else. The first digit is free: the backend knows which numbers are mobile ones (PR-26).
 */
export function parseMobile(text: string): string | undefined {
  return /^(?:\+47|0047)?(\d{8})$/.exec(text.replace(/\s/g, ''))?.[1];
}
