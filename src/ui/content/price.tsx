import type { ReactNode } from 'react';
import { useStyles } from '../style/use-styles.ts';
import rowsCss from './price-rows.css?inline';
import css from './price.css?inline';

export interface PriceProps {
  /** Amount and unit as one text, for example '299 kr/md', so that they are read aloud, searched and copied together. */
  readonly children: string;
  /** 20 px, or 24 px for the sum of a page; smaller on elements under 680 px. */
  readonly size?: 'm' | 'l';
}

/** A prominent price. */
export function Price({ children, size = 'm' }: PriceProps) {
  useStyles(css);
  return <span className={`price price-${size}`}>{children}</span>;
}

interface PriceSummaryProps {
  /** For example 'Totalt 3 482 kr/md', one text. */
  readonly price: string;
  /** The price for a year, as text. */
  readonly year?: string | undefined;
  /** A HelpButton, right after the price. */
  readonly help?: ReactNode;
  /** Small text about the price, below it. */
  readonly note?: ReactNode;
}

/** The total price of everything on the page. */
export function PriceSummary({ price, year, help, note }: PriceSummaryProps) {
  useStyles(css);
  return (
    <div className="price-summary">
      <div className="price-summary-line"><p><Price size="l">{price}</Price></p>{help}{year && <span className="price-summary-year">{year}</span>}</div>
      {note && <p className="price-summary-note">{note}</p>}
    </div>
  );
}

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
