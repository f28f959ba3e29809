import type { ReactElement } from 'react';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { withUniqueKeys } from '../platform/unique-keys.ts';
import type { LongCardGridProps } from '../ui/layout/long-card-grid.tsx';
import { useAppContext } from './app-context.ts';

/** As many cards as fill the screen of a phone, in whole rows of one, two and three. */
const first = 6;
/** The count is a multiple of this from then on. */
const step = 6;
/** Milliseconds between steps: more than a frame, so that what is there is painted before there is more to draw. */
const pause = 20;

interface Policy {
  readonly policyNumber: string | undefined;
  readonly source?: string | undefined;
  readonly productType?: string | undefined;
  readonly productCode?: string | undefined;
}

/**
 * The cards of a LongCardGrid: the first ones at once and the rest in steps, a frame or more apart, so that a long list
 * never blocks the page. What is there does not move: the list grows at its end.
 *
 * @param draw a CardGridItem with the key given; the same function as long as it draws the same
 * @param onWhole called with the items before the paint that shows the last of them: what is below can be shown without being moved
 */
export function useIncrementalList<T extends Policy>(
  items: readonly T[], draw: (item: T, key: string) => ReactElement, onWhole?: (items: readonly T[]) => void,
): LongCardGridProps {
  const { clock } = useAppContext().runtime;
  const [count, setCount] = useState(first);
  const isComplete = count >= items.length;
  useEffect(() => {
    if (isComplete) return;
    return clock.setTimeout(() => setCount(count + step - (count % step)), pause);
  }, [clock, count, isComplete]);
  useLayoutEffect(() => {
    if (isComplete) onWhole?.(items);
  }, [isComplete, items, onWhole]);

  const drawCards = useMemo(() => {
    const keyed = withUniqueKeys(items, nameOf);
    return (from: number, to: number) => keyed.slice(from, to).map(([key, item]) => draw(item, key));
  }, [items, draw]);
  return { count: isComplete ? items.length : count, drawCards };
}

/** A number may be used again, by another system or for another product: the card of one stays its own when another goes. */
function nameOf({ policyNumber, source, productType, productCode }: Policy): string {
  return [policyNumber, source, productType, productCode].join(' ');
}
