import type { ReactNode } from 'react';
import { useStyles } from '../style/use-styles.ts';
import css from './pair.css?inline';

/** Two sections, each half of the page's width; either may be missing. */
export function Pair({ children }: { readonly children: ReactNode }) {
  useStyles(css);
  return <div className="pair">{children}</div>;
}
