import type { ReactNode } from 'react';
import { useStyles } from '../style/use-styles.ts';
import css from './visually-hidden.css?inline';

/** Text for screen readers only. Its parent has to be positioned, or the text can widen the host's page. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  useStyles(css);
  return <span className="visually-hidden">{children}</span>;
}
