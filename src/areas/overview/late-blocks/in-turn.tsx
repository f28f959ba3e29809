import type { ReactNode } from 'react';
import { Fragment, useEffect, useState } from 'react';
import { useAppContext } from '../../../hooks/app-context.ts';
import { useKept } from '../../../hooks/use-kept.ts';

/** Of a block, before or after what is below it. */
export type Place = 'first' | 'last';

interface InTurnProps {
  readonly block: ReactNode;
  readonly place: Place | undefined;
  /** What is below the block. */
  readonly children: ReactNode;
}

/**
 * A block and, in the next task, what is below it (OV-12): all at once would keep a slow phone busy for too long. A block
 * that is not here in time is not waited for, and stands at the end when it comes: nothing that is shown moves.
 */
export function InTurn({ block, place, children }: InTurnProps) {
  const { clock } = useAppContext().runtime;
  const [isBelowShown, setBelowShown] = useState(false);
  useEffect(() => (place ? clock.setTimeout(() => setBelowShown(true), 0) : undefined), [clock, place]);
  const parts = [<Fragment key="block">{block}</Fragment>, <Fragment key="below">{isBelowShown && children}</Fragment>];
  return place === 'last' ? parts.reverse() : parts;
}

/** Where a block stays, whether it is on its way or has been waited for long enough; undefined as long as it is waited for. */
export function usePlace(isPending: boolean, isWaitOver: boolean): Place | undefined {
  return useKept<Place | undefined>(undefined, (kept) => kept ?? placeOf(isPending, isWaitOver));
}

function placeOf(isPending: boolean, isWaitOver: boolean): Place | undefined {
  if (!isPending) return 'first';
  return isWaitOver ? 'last' : undefined;
}
