import type { ReactNode } from 'react';
import { useStyles } from '../style/use-styles.ts';
import css from './person-name.css?inline';

/** A name as text; a long one is hyphenated by the browser, so that what is copied and read aloud stays clean (PR-67). */
export function PersonName({ name, isLong }: { readonly name: ReactNode; readonly isLong: boolean }) {
  useStyles(css);
  return <p className={isLong ? 'person-name person-name-long' : 'person-name'}>{name}</p>;
}
