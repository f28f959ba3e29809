/**
 * Reads a number that a customer wrote: comma or dot before the decimals, spaces of any kind between thousands.
 * Anything else is not a number: undefined.
 */
export function parseNumber(text: string): number | undefined {
  const compact = text.replace(/\s/g, '');
  if (!/^[-\u2212]?\d+(?:[.,]\d+)?$/.test(compact)) return undefined;
  const value = Number(compact.replace('\u2212', '-').replace(',', '.'));
  return Number.isFinite(value) ? value : undefined;
}
