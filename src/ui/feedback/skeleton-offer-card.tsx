import { useStyles } from '../style/use-styles.ts';
import cardCss from '../content/card.css?inline';
import cardSkeletonCss from './skeleton-card.css?inline';
import css from './skeleton-offer-card.css?inline';
import skeletonCss from './skeleton.css?inline';

/** Placeholder for an offer card that loads, in the size of one with two prices. */
export function SkeletonOfferCard() {
  useStyles(cardCss);
  useStyles(skeletonCss);
  useStyles(cardSkeletonCss);
  useStyles(css);
  const row = (
    <div className="skeleton-offer-row">
      <span className="skeleton-line" />
      <span className="skeleton-line" />
    </div>
  );
  return (
    <div part="skeleton" className="card" aria-hidden="true">
      <div className="skeleton-card-header">
        <span className="skeleton-heading" />
        <span className="skeleton-line" />
      </div>
      <div className="skeleton-offer-rows">{row}{row}</div>
      <span className="skeleton-date" />
      <div className="skeleton-offer-actions"><span className="skeleton-button" /></div>
    </div>
  );
}
