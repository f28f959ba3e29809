import type { ReactNode } from 'react';

/** The place of a decorative picture in the first card of a LeadGrid, as large without it as with it. */
export function LeadPicture({ children }: { readonly children: ReactNode }) {
  return <div className="lead-picture">{children}</div>;
}
