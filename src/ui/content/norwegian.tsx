import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { keepAmounts } from '../../domain/money.ts';
import { useLanguage } from './use-texts.ts';

/** What there is in Norwegian alone, such as names out of the insurer's systems: said as Norwegian in the English interface too (WCAG 3.1.2). */
export function Norwegian({ children }: { readonly children: ReactNode }) {
  const words = typeof children === 'string' ? keepAmounts(children) : children;
  return useLanguage() === 'en' ? <span lang="nb">{words}</span> : words;
}

/** A text in which `{name}` is Norwegian in every language, such as `The offer for {name} has been removed`. */
export function WithNorwegianName({ text, name }: { readonly text: string; readonly name: string }) {
  return text.split('{name}').map((words, index) => (
    <Fragment key={index}>{index > 0 && <Norwegian>{name}</Norwegian>}{words}</Fragment>
  ));
}
