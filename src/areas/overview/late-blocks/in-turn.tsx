import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { useKept } from '../../../hooks/use-kept.ts';

type Place = 'first' | 'last';

interface InTurnProps {
  readonly block: ReactNode;
  /** Whether the block is on its way. */
  readonly isPending: boolean;
  /** Whether it has been waited for long enough. */
  readonly isWaitOver: boolean;
  /** What is below the block. */
  readonly children: ReactNode;
}

/**
 * A block and what is below it, which comes with the block (OV-12). One that is not here in time is not waited for, and
 * stands at the end when it comes: nothing that is shown moves.
 */
export function InTurn({ block, isPending, isWaitOver, children }: InTurnProps) {
  const place = useKept<Place | undefined>(undefined, (kept) => kept ?? placeOf(isPending, isWaitOver));
  const parts = [<Fragment key="block">{block}</Fragment>, <Fragment key="below">{place && children}</Fragment>];
  return place === 'last' ? parts.reverse() : parts;
}

/** Undefined as long as it is waited for. */
function placeOf(isPending: boolean, isWaitOver: boolean): Place | undefined {
  if (!isPending) return 'first';
  return isWaitOver ? 'last' : undefined;
}
