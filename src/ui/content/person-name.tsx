import type { ReactNode } from 'react';
import { useStyles } from '../style/use-styles.ts';
import css from './person-name.css?inline';

/** A name as text. The browser hyphenates a long name, so that copied text and speech contain no soft hyphens (PR-67). */
export function PersonName({ name, isLong }: { readonly name: ReactNode; readonly isLong: boolean }) {
  useStyles(css);
  return <p className={isLong ? 'person-name person-name-long' : 'person-name'}>{name}</p>;
}
