import type { ReactNode } from 'react';
import { Fragment, useEffect, useState } from 'react';
import { useAppContext } from '../../../hooks/app-context.ts';
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
 * A block and, in the next task, what is below it (OV-12): all at once would keep a slow phone busy for too long. A block
 * that is not here in time is not waited for, and stands at the end when it comes: nothing that is shown moves.
 */
export function InTurn({ block, isPending, isWaitOver, children }: InTurnProps) {
  const place = useKept<Place | undefined>(undefined, (kept) => kept ?? placeOf(isPending, isWaitOver));
  const { clock } = useAppContext().runtime;
  const [isBelowShown, setBelowShown] = useState(false);
  useEffect(() => (place ? clock.setTimeout(() => setBelowShown(true), 0) : undefined), [clock, place]);
  const parts = [<Fragment key="block">{block}</Fragment>, <Fragment key="below">{isBelowShown && children}</Fragment>];
  return place === 'last' ? parts.reverse() : parts;
}

/** Undefined as long as it is waited for. */
function placeOf(isPending: boolean, isWaitOver: boolean): Place | undefined {
  if (!isPending) return 'first';
  return isWaitOver ? 'last' : undefined;
}
