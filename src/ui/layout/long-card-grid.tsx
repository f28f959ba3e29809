import type { ReactNode } from 'react';
import { memo, useLayoutEffect, useRef } from 'react';
import { useStyles } from '../style/use-styles.ts';
import cardGridCss from './card-grid.css?inline';
import css from './long-card-grid.css?inline';

export interface LongCardGridProps {
  /** Number of cards. */
  readonly count: number;
  /** Renders the CardGridItems from index `from` to before `to`. Must be the same function while the cards are the same. */
  readonly drawCards: (from: number, to: number) => ReactNode;
}

/** Cards per group; six fill the last row in one, two and three columns. */
const size = 6;

/**
 * A CardGrid for any number of cards: one list in memoized groups, so that added cards do not render the others again.
 * After the first two groups, the browser lays out a full group only near the window, as its height is known.
 *
 * @throws Error when fewer cards are rendered than `count`, so that no insurance goes missing silently
 */
export function LongCardGrid({ count, drawCards }: LongCardGridProps) {
  useStyles(cardGridCss);
  useStyles(css);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let drawn = 0;
    for (const group of list.current?.children ?? []) drawn += group.childElementCount;
    if (drawn < count) throw new Error(`The list has ${count} cards and shows ${drawn}.`);
  }, [count, drawCards]);
  return (
    <div ref={list} role="list">
      {[...Array(Math.ceil(count / size)).keys()].map((place) => (
        <CardGroup key={place} from={place * size} to={Math.min((place + 1) * size, count)} drawCards={drawCards} />
      ))}
    </div>
  );
}

interface CardGroupProps extends Omit<LongCardGridProps, 'count'> {
  readonly from: number;
  readonly to: number;
}

const CardGroup = memo(function CardGroup({ from, to, drawCards }: CardGroupProps) {
  const isLate = from >= 2 * size && to - from === size;
  return <ul role="none" className={`card-grid card-grid-3 card-group${isLate ? ' card-group-late' : ''}`}>{drawCards(from, to)}</ul>;
});
