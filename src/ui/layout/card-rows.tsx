import type { ReactNode } from 'react';
import { useStyles } from '../style/use-styles.ts';
import css from './card-rows.css?inline';

/** A CardGrid or LongCardGrid of link cards, which on narrow elements are the rows of one card. */
export function CardRows({ children }: { readonly children: ReactNode }) {
  useStyles(css);
  return <div className="card-rows">{children}</div>;
}
