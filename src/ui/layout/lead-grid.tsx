import type { ReactNode } from 'react';
import { useStyles } from '../style/use-styles.ts';
import { CardGrid } from './card-grid.tsx';
import css from './lead-grid.css?inline';

/** A CardGrid for a few cards. The first card is larger and contains a LeadPicture. */
export function LeadGrid({ children }: { readonly children: ReactNode }) {
  useStyles(css);
  return <div className="lead-grid"><CardGrid>{children}</CardGrid></div>;
}

/** The place of a decorative picture in the first card of a LeadGrid; it keeps its size without the picture. */
export function LeadPicture({ children }: { readonly children: ReactNode }) {
  return <div className="lead-picture">{children}</div>;
}
