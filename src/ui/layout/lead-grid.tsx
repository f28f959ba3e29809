import type { ReactNode } from 'react';
import { useStyles } from '../style/use-styles.ts';
import { CardGrid } from './card-grid.tsx';
import css from './lead-grid.css?inline';

/** A CardGrid for a few cards, of which the first is larger and holds a LeadPicture. */
export function LeadGrid({ children }: { readonly children: ReactNode }) {
  useStyles(css);
  return <div className="lead-grid"><CardGrid>{children}</CardGrid></div>;
}

/** The place of a decorative picture in the first card of a LeadGrid, as large without it as with it. */
export function LeadPicture({ children }: { readonly children: ReactNode }) {
  return <div className="lead-picture">{children}</div>;
}
