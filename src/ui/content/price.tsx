import type { ReactNode } from 'react';
import { useStyles } from '../style/use-styles.ts';
import rowsCss from './price-rows.css?inline';
import css from './price.css?inline';

export interface PriceProps {
  /** Amount and unit as one text, for example '299 kr/md': read, found and copied as one. */
  readonly children: string;
  /** 20 px, or 24 px for the sum of a page; smaller on elements under 680 px. */
  readonly size?: 'm' | 'l';
}

/** A price that the eye should land on. */
export function Price({ children, size = 'm' }: PriceProps) {
  useStyles(css);
  return <span className={`price price-${size}`}>{children}</span>;
}

interface PriceSummaryProps {
  /** For example 'Totalt 3 482 kr/md', one text. */
  readonly price: string;
  /** The same for a year, in words. */
  readonly year?: string | undefined;
  /** A HelpButton, right after the price. */
  readonly help?: ReactNode;
  /** What to know about the price, small below it. */
  readonly note?: ReactNode;
}

/** What everything on the page costs together. */
export function PriceSummary({ price, year, help, note }: PriceSummaryProps) {
  useStyles(css);
  return (
    <div className="price-summary">
      <div className="price-summary-line"><p><Price size="l">{price}</Price></p>{help}{year && <span className="price-summary-year">{year}</span>}</div>
      {note === undefined ? null : <p className="price-summary-note">{note}</p>}
    </div>
  );
}

export interface PriceRow {
  /** Also the key: no two rows of a list have the same. */
  readonly key: string;
  readonly label: ReactNode;
  readonly amount: ReactNode;
  readonly isTotal?: boolean;
}

interface PriceRowsProps {
  readonly rows: readonly PriceRow[];
  /** These prices do not hold any more. */
  readonly isPast?: boolean;
}

/** What something costs, row by row: labels at the start, amounts under each other at the end. */
export function PriceRows({ rows, isPast = false }: PriceRowsProps) {
  useStyles(rowsCss);
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
