import type { Language } from './language.ts';

/** No-break space: an amount is never broken over two lines. */
const space = '\u00a0';
const minus = '\u2212';

/**
 * `1 234 kr` or `299,50 kr`, in English `kr 1,234` or `kr 299.50`: no decimals for whole kroner, else two. Kroner that are
 * whole once rounded to øre count as whole. No amount, or one that is no price in øre, gives undefined.
 */
export function formatAmount(kroner: number | undefined, language: Language = 'nb'): string | undefined {
  const ore = toOre(kroner);
  if (ore === undefined) return undefined;
  const isEnglish = language === 'en';
  // By hand: the first number that Intl formats costs a slow phone a tenth of a second.
  const whole = String(Math.trunc(Math.abs(ore) / 100)).replace(/\B(?=(\d{3})+$)/g, isEnglish ? ',' : space);
  const rest = Math.abs(ore) % 100;
  const number = rest === 0 ? whole : `${whole}${isEnglish ? '.' : ','}${String(rest).padStart(2, '0')}`;
  const sign = ore < 0 ? minus : '';
  return isEnglish ? `${sign}kr${space}${number}` : `${sign}${number}${space}kr`;
}

/** A text of the backend, of whose amounts, such as `1 500 000 kr`, none is broken over two lines. */
export function keepAmounts(text: string): string {
  return text.replace(/(\d) (?=\d{3}\b|kr\b)/g, `$1${space}`);
}

/** Whole øre, halves away from zero; undefined for what is not finite, or too large to be exact. */
export function toOre(kroner: number | undefined): number | undefined {
  if (kroner === undefined || !Number.isFinite(kroner)) return undefined;
  // Fifteen digits are what a double holds for certain: 1.005 * 100 is 100.49999999999999 before.
  const exact = Number((Math.abs(kroner) * 100).toPrecision(15));
  const ore = Math.round(exact);
  if (!Number.isSafeInteger(ore)) return undefined;
  return kroner < 0 && ore > 0 ? -ore : ore;
}
