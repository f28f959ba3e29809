import { formatAmount } from '../domain/money.ts';
import type { Catalogue } from '../platform/texts.ts';
import { fill } from '../platform/texts.ts';
import { useLanguage, useTexts } from '../ui/content/use-texts.ts';

export const amountsText = {
  name: 'amounts',
  nb: {
    monthly: '{amount}/md',
    yearly: '{amount}/år',
  },
} as const satisfies Catalogue;

type AmountPattern = (typeof amountsText.nb)[keyof typeof amountsText.nb];

interface Amounts {
  /** `299 kr`. All three return undefined without an amount. */
  readonly plain: (kroner: number | undefined) => string | undefined;
  /** `299 kr/md` */
  readonly monthly: (kroner: number | undefined) => string | undefined;
  /** `3 588 kr/år` */
  readonly yearly: (kroner: number | undefined) => string | undefined;
}

/** Formats amounts in the element's language. */
export function useAmounts(): Amounts {
  const text = useTexts(amountsText);
  const language = useLanguage();
  const write = (kroner: number | undefined, pattern: AmountPattern) => {
    const amount = formatAmount(kroner, language);
    return amount && fill(pattern, { amount });
  };
  return {
    plain: (kroner) => formatAmount(kroner, language),
    monthly: (kroner) => write(kroner, text.monthly),
    yearly: (kroner) => write(kroner, text.yearly),
  };
}
