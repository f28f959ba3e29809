import type { ReactNode } from 'react';
import { useStyles } from '../style/use-styles.ts';
import css from './price-rows.css?inline';

export interface PriceRow {
  /** Also the key: no two rows of a list have the same. */
  readonly key: string;
  readonly label: ReactNode;
  readonly amount: ReactNode;
  readonly isTotal?: boolean;
}

/** What something costs, row by row: labels at the start, amounts under each other at the end. */
export function PriceRows({ rows }: { readonly rows: readonly PriceRow[] }) {
  useStyles(css);
  return (
    <dl className="price-rows">
      {rows.map((row) => (
        <div key={row.key} className={row.isTotal === true ? 'price-row price-row-total' : 'price-row'}>
          <dt className="price-row-label">{row.label}</dt>
          <dd className="price-row-amount">{row.amount}</dd>
        </div>
      ))}
    </dl>
  );
}
