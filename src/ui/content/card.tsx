import type { ReactNode } from 'react';
import { useStyles } from '../style/use-styles.ts';
import css from './card.css?inline';

export interface CardProps {
  /** Id of the heading inside: makes the card an article with that name. */
  readonly labelledBy?: string | undefined;
  readonly children: ReactNode;
}

/** One idea on a surface with a line around it. Fills its place in a CardGrid; its actions go to the bottom. */
export function Card({ labelledBy, children }: CardProps) {
  useStyles(css);
  return labelledBy === undefined
    ? <div part="card" className="card">{children}</div>
    : <article part="card" className="card" aria-labelledby={labelledBy}>{children}</article>;
}
