import type { ReactNode } from 'react';
import { useSession } from '../hooks/use-session.ts';

interface CustomerViewProps {
  /** Shows while it is not known who is logged in. */
  readonly loader: ReactNode;
  readonly children: ReactNode;
}

/**
 * What belongs to one customer: nothing before one is known, nothing of one to the next. While it is
 * not sure that they are still there it keeps its place and what they have written, unseen.
 */
export function CustomerView({ loader, children }: CustomerViewProps) {
  const { status, customer } = useSession();
  const isKnown = status !== 'loading';
  return (
    <>
      {!isKnown && <div style={customer === null ? undefined : { position: 'absolute', insetInline: 0 }}>{loader}</div>}
      {customer !== null && <div key={customer} style={isKnown ? undefined : { visibility: 'hidden' }}>{children}</div>}
    </>
  );
}
