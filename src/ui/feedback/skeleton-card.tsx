import { useStyles } from '../style/use-styles.ts';
import cardCss from '../content/card.css?inline';
import summaryCss from '../content/price.css?inline';
import css from './skeleton-card.css?inline';
import skeletonCss from './skeleton.css?inline';

export interface SkeletonCardProps {
  /** Price rows that the card will have; 0 for a link card with one price. */
  readonly priceRows?: number;
}

/** A card on its way: the size of a link card, or of an offer card when it has price rows. One `skeleton` part each. */
export function SkeletonCard({ priceRows = 0 }: SkeletonCardProps) {
  useStyles(cardCss);
  useStyles(skeletonCss);
  useStyles(css);
  const rows = [...Array(priceRows).keys()].map((row) => (
    <div key={row} className="skeleton-card-row">
      <span className="skeleton-line" />
      <span className="skeleton-line" />
    </div>
  ));
  return (
    <div part="skeleton" className="card" aria-hidden="true">
      <div className="skeleton-card-header">
        <span className="skeleton-heading" />
        <span className="skeleton-line" />
      </div>
      {priceRows === 0 ? null : <><div className="skeleton-card-rows">{rows}</div><span className="skeleton-date" /></>}
      <div className="skeleton-card-end">
        <span className={priceRows === 0 ? 'skeleton-price' : 'skeleton-button'} />
      </div>
    </div>
  );
}

/** A PriceSummary on its way, in its size. */
export function SkeletonSummary() {
  useStyles(skeletonCss);
  useStyles(summaryCss);
  return (
    <div className="price-summary" aria-hidden="true">
      <span className="skeleton-heading" />
      <span className="skeleton-date" />
    </div>
  );
}
