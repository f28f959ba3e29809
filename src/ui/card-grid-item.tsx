import type { ReactNode } from 'react';

/** One card of a CardGrid, which has its looks. */
export function CardGridItem({ children }: { readonly children: ReactNode }) {
  return <li className="card-grid-item">{children}</li>;
}
