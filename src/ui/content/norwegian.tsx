import type { ReactNode } from 'react';
import { keepAmounts } from '../../domain/money.ts';
import { useLanguage } from './use-texts.ts';

/** What there is in Norwegian alone, such as names out of the insurer's systems: said as Norwegian in the English interface too (WCAG 3.1.2). */
export function Norwegian({ children }: { readonly children: ReactNode }) {
  const words = typeof children === 'string' ? keepAmounts(children) : children;
  return useLanguage() === 'en' ? <span lang="nb">{words}</span> : words;
}
