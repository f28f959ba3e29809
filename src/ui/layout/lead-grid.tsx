import type { ReactNode } from 'react';
import { useStyles } from '../style/use-styles.ts';
import { CardGrid } from './card-grid.tsx';
import css from './lead-grid.css?inline';

/** A CardGrid for a few cards, of which the first is larger and holds a LeadPicture. */
export function LeadGrid({ children }: { readonly children: ReactNode }) {
  useStyles(css);
  return <div className="lead-grid"><CardGrid>{children}</CardGrid></div>;
}
