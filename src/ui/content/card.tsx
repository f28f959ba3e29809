import type { ReactNode } from 'react';
import { useStyles } from '../style/use-styles.ts';
import css from './card.css?inline';

export interface CardProps {
  /** Id of a heading inside the card; makes the card an article with that name. */
  readonly labelledBy?: string | undefined;
  readonly children: ReactNode;
}

/** A bordered surface for one topic. Fills its cell in a CardGrid; its actions are at the bottom. */
export function Card({ labelledBy, children }: CardProps) {
  useStyles(css);
  return labelledBy === undefined
    ? <div part="card" className="card">{children}</div>
    : <article part="card" className="card" aria-labelledby={labelledBy}>{children}</article>;
}
