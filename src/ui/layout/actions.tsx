import type { ReactNode } from 'react';
import { useStyles } from '../style/use-styles.ts';
import css from './actions.css?inline';

/** The row of buttons at the end of a card; stacked in narrow cards. */
export function Actions({ children }: { readonly children: ReactNode }) {
  useStyles(css);
  return <div className="actions">{children}</div>;
}
