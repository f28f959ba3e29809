import type { ReactNode } from 'react';
import { useStyles } from '../style/use-styles.ts';
import css from './price-summary.css?inline';

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
      <div className="price-summary-line"><p className="price-summary-price">{price}</p>{help}{year && <span className="price-summary-year">{year}</span>}</div>
      {note && <p className="price-summary-note">{note}</p>}
    </div>
  );
}
