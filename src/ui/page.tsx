import type { ReactNode } from 'react';
import { useStyles } from './use-styles.ts';
import css from './page.css?inline';

/** A whole page of ours, with background and margins. Elements inside a bank's own page do without it. */
export function Page({ children }: { readonly children: ReactNode }) {
  useStyles(css);
  return <div className="page"><div className="page-content">{children}</div></div>;
}
