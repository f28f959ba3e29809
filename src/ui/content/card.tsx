import type { ReactNode } from 'react';
import { useStyles } from '../style/use-styles.ts';
import css from './card.css?inline';

export interface CardProps {
  readonly variant?: 'plain' | 'tinted';
  /** Id of the heading inside: makes the card an article with that name. */
  readonly labelledBy?: string | undefined;
  readonly children: ReactNode;
}

/** One idea on a surface with a line around it. Fills its place in a CardGrid; its actions go to the bottom. */
export function Card({ variant = 'plain', labelledBy, children }: CardProps) {
  useStyles(css);
  const className = variant === 'tinted' ? 'card card-tinted' : 'card';
  return labelledBy === undefined
    ? <div part="card" className={className}>{children}</div>
    : <article part="card" className={className} aria-labelledby={labelledBy}>{children}</article>;
}
