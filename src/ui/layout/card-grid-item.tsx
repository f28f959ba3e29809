import type { ReactNode } from 'react';

/** One card of a CardGrid or a LongCardGrid, which has its looks. */
export function CardGridItem({ children }: { readonly children: ReactNode }) {
  return <li role="listitem" className="card-grid-item">{children}</li>;
}
