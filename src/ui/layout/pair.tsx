import type { ReactNode } from 'react';
import { useStyles } from '../style/use-styles.ts';
import css from './pair.css?inline';

/** Two blocks of a page as halves of its width, of which either may be missing. */
export function Pair({ children }: { readonly children: ReactNode }) {
  useStyles(css);
  return <div className="pair">{children}</div>;
}
