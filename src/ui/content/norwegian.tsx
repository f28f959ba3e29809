import type { ReactNode } from 'react';
import { keepAmounts } from '../../domain/money.ts';
import { useLanguage } from './use-texts.ts';

/**
 * Marks text that exists only in Norwegian, such as names from the insurer's systems, for the English interface (WCAG 3.1.2).
 * Elsewhere it has the language of the interface: Preact writes an empty `lang`, an unknown language, where it becomes undefined.
 */
export function Norwegian({ children }: { readonly children: ReactNode }) {
  const words = typeof children === 'string' ? keepAmounts(children) : children;
  const language = useLanguage();
  return <span lang={language === 'en' ? 'nb' : language}>{words}</span>;
}
