import type { ReactNode } from 'react';
import { useStyles } from '../style/use-styles.ts';
import { Price } from './price.tsx';
import css from './price-summary.css?inline';

export interface PriceSummaryProps {
  /** For example 'Totalt 3 482 kr/md', one text. */
  readonly price: string;
  /** A HelpButton, right after the price. */
  readonly help?: ReactNode;
  /** What to know about the price, small below it. */
  readonly note?: ReactNode;
}

/** What everything on the page costs together. */
export function PriceSummary({ price, help, note }: PriceSummaryProps) {
  useStyles(css);
  return (
    <div className="price-summary">
      <div className="price-summary-line"><p><Price size="l">{price}</Price></p>{help}</div>
      {note === undefined ? null : <p className="price-summary-note">{note}</p>}
    </div>
  );
}
