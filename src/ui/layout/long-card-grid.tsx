import type { ReactNode } from 'react';
import { memo, useLayoutEffect, useRef } from 'react';
import { useStyles } from '../style/use-styles.ts';
import css from './card-grid.css?inline';

export interface LongCardGridProps {
  /** How many cards to show. */
  readonly count: number;
  /** The CardGridItems from one place to before another; the same function as long as they are the same cards. */
  readonly drawCards: (from: number, to: number) => ReactNode;
}

/** Fills its last row in one, two and three columns. */
const size = 6;

/**
 * A CardGrid for any number of cards: one list, in groups, so that more cards cost nothing for those which are there,
 * and the browser lays out what is far below when it comes near: whole groups, as their height is known, after two.
 *
 * @throws Error when fewer cards are drawn than there are: no insurance goes missing without a word
 */
export function LongCardGrid({ count, drawCards }: LongCardGridProps) {
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
