import type { Language } from './language.ts';

/** No-break space: an amount never wraps. */
const space = '\u00a0';
const minus = '\u2212';

/**
 * Formats an amount as `1 234 kr` or `299,50 kr`, in English `kr 1,234` or `kr 299.50`. Amounts that are whole kroner
 * after rounding to øre have no decimals, others two. Undefined without an amount, or when it is no valid price.
 */
export function formatAmount(kroner: number | undefined, language: Language): string | undefined {
  const ore = toOre(kroner);
  if (ore === undefined) return undefined;
  const isEnglish = language === 'en';
  // Formatted by hand, because the first use of Intl blocks a slow phone for a tenth of a second.
  const whole = String(Math.trunc(Math.abs(ore) / 100)).replace(/\B(?=(\d{3})+$)/g, isEnglish ? ',' : space);
  const rest = Math.abs(ore) % 100;
  const number = rest === 0 ? whole : `${whole}${isEnglish ? '.' : ','}${String(rest).padStart(2, '0')}`;
  const sign = ore < 0 ? minus : '';
  return isEnglish ? `${sign}kr${space}${number}` : `${sign}${number}${space}kr`;
}

/** Replaces spaces in the amounts of a text, such as `1 500 000 kr`, so that they never wrap. */
export function keepAmounts(text: string): string {
  return text.replace(/(\d) (?=\d{3}\b|kr\b)/g, `$1${space}`);
}

/** Rounds to whole øre, halves away from zero. Undefined for a value that is not finite or too large to be exact. */
export function toOre(kroner: number | undefined): number | undefined {
  if (kroner === undefined || !Number.isFinite(kroner)) return undefined;
  // A double is exact to fifteen digits: without this rounding 1.005 * 100 is 100.49999999999999.
  const exact = Number((Math.abs(kroner) * 100).toPrecision(15));
  const ore = Math.round(exact);
  if (!Number.isSafeInteger(ore)) return undefined;
  return kroner < 0 && ore > 0 ? -ore : ore;
}

/**
 * The sum in kroner; undefined when one amount is unknown. Each amount is first rounded to øre. So the sum matches the
 * amounts as shown, and 0.1 + 0.2 is 0.3.
 */
export function sumAmounts(amounts: readonly (number | undefined)[]): number | undefined {
  let sum = 0;
  for (const amount of amounts) {
    const ore = toOre(amount);
    if (ore === undefined) return undefined;
    sum += ore;
  }
  return sum / 100;
}
