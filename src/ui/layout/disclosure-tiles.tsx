import type { ReactNode } from 'react';
import { useStyles } from '../style/use-styles.ts';
import css from './disclosure-tiles.css?inline';

/** Disclosures as a grid of tiles; at most one is open. */
export function DisclosureTiles({ children }: { readonly children: ReactNode }) {
  useStyles(css);
  return <div className="disclosure-tiles">{children}</div>;
}
