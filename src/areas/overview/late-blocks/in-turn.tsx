import type { ReactNode } from 'react';
import { Fragment, useEffect, useState } from 'react';
import { useAppContext } from '../../../hooks/app-context.ts';
import { useKept } from '../../../hooks/use-kept.ts';
import { RoomBelow } from '../room-below.tsx';

/** The position of a block: before or after the content below it. */
export type Place = 'first' | 'last';

interface InTurnProps {
  readonly block: ReactNode;
  readonly place: Place | undefined;
  /** Whether something is sure to come below the block. */
  readonly hasMore: boolean;
  /** The content below the block. */
  readonly children: ReactNode;
}

/**
 * Renders a block and, in the next task, the content below it (OV-12). Both in one task would block a slow phone for too
 * long. A late block goes to the end when it arrives, so that visible content does not move.
 */
export function InTurn({ block, place, hasMore, children }: InTurnProps) {
  const { clock } = useAppContext().runtime;
  const [isBelowShown, setBelowShown] = useState(false);
  useEffect(() => (place ? clock.setTimeout(() => setBelowShown(true), 0) : undefined), [clock, place]);
  const parts = [<Fragment key="block">{block}</Fragment>, <Fragment key="below">{isBelowShown ? children : hasMore && <RoomBelow />}</Fragment>];
  return place === 'last' ? parts.reverse() : parts;
}

/** Decides the final position of a block: `last` when it is pending after the wait. Undefined during the wait. */
export function usePlace(isPending: boolean, isWaitOver: boolean): Place | undefined {
  return useKept<Place | undefined>(undefined, (kept) => kept ?? placeOf(isPending, isWaitOver));
}

function placeOf(isPending: boolean, isWaitOver: boolean): Place | undefined {
  if (!isPending) return 'first';
  return isWaitOver ? 'last' : undefined;
}
