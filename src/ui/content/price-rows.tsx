import type { ReactNode } from 'react';
import { useStyles } from '../style/use-styles.ts';
import css from './price-rows.css?inline';

export interface PriceRow {
  /** Unique key of the row in its list. */
  readonly key: string;
  readonly label: ReactNode;
  readonly amount: ReactNode;
  readonly isTotal?: boolean;
}

interface PriceRowsProps {
  readonly rows: readonly PriceRow[];
  /** Whether these prices are no longer valid. */
  readonly isPast?: boolean;
}

/** Prices in rows: labels at the start, amounts aligned at the end. */
export function PriceRows({ rows, isPast = false }: PriceRowsProps) {
  useStyles(css);
  return (
    <dl className={isPast ? 'price-rows price-rows-past' : 'price-rows'}>
      {rows.map((row) => (
        <div key={row.key} className={row.isTotal === true ? 'price-row price-row-total' : 'price-row'}>
          <dt className="price-row-label">{row.label}</dt>
          <dd className="price-row-amount">{row.amount}</dd>
        </div>
      ))}
    </dl>
  );
}
