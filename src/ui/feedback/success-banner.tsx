import type { ReactNode } from 'react';
import { useStyles } from '../style/use-styles.ts';
import { Banner } from './banner.tsx';
import css from './success-banner.css?inline';

/** Says what has been done. The style sheet shows the text 100 ms after its region: screen readers announce only changes of a status. */
export function SuccessBanner({ children }: { readonly children: ReactNode }) {
  useStyles(css);
  return <div className="success-banner"><Banner variant="success">{children}</Banner></div>;
}
