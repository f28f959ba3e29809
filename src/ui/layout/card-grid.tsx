import type { ReactNode, Ref } from 'react';
import { useStyles } from '../style/use-styles.ts';
import css from './card-grid.css?inline';
import rowsCss from './card-rows.css?inline';

export interface CardGridProps {
  /** One column under 680 px, at most two from 680 and three from 1200. */
  readonly maxColumns?: 2 | 3;
  /** CardGridItem only. */
  readonly children: ReactNode;
}

/** A list of cards in columns, by the width of the element. */
export function CardGrid({ maxColumns = 3, children }: CardGridProps) {
  useStyles(css);
  return <ul role="list" className={`card-grid card-grid-${maxColumns}`}>{children}</ul>;
}

/** One card of a CardGrid or a LongCardGrid, which look the same. */
export function CardGridItem({ ref, children }: { readonly ref?: Ref<HTMLLIElement>; readonly children: ReactNode }) {
  return <li role="listitem" className="card-grid-item" ref={ref}>{children}</li>;
}

/** A CardGrid or LongCardGrid of link cards, which on narrow elements are the rows of one card. */
export function CardRows({ children }: { readonly children: ReactNode }) {
  useStyles(rowsCss);
  return <div className="card-rows">{children}</div>;
}
