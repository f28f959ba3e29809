import type { ReactNode } from 'react';
import { useStyles } from '../style/use-styles.ts';
import css from './summary-list.css?inline';

export interface SummaryItem {
  readonly key: string;
  readonly label: ReactNode;
  readonly amount?: ReactNode;
}

export interface SummaryListProps {
  readonly items: readonly SummaryItem[];
  /** Text about the items that are not shown, for example '+ 2 forsikringer'. */
  readonly more?: string | undefined;
}

/** A short list: names at the start, amounts at the end. */
export function SummaryList({ items, more }: SummaryListProps) {
  useStyles(css);
  return (
    <div>
      <ul role="list">
        {items.map((item) => (
          <li key={item.key} className="summary-list-row">
            <span className="summary-list-label">{item.label}</span>
            {item.amount === undefined ? null : <span className="summary-list-amount">{item.amount}</span>}
          </li>
        ))}
      </ul>
      {more === undefined ? null : <p className="summary-list-more">{more}</p>}
    </div>
  );
}
