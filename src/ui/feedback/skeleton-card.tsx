import { useStyles } from '../style/use-styles.ts';
import cardCss from '../content/card.css?inline';
import css from './skeleton-card.css?inline';
import skeletonCss from './skeleton.css?inline';

/** Placeholder for a link card that loads, in its size. */
export function SkeletonCard() {
  useStyles(cardCss);
  useStyles(skeletonCss);
  useStyles(css);
  return (
    <div part="skeleton" className="card" aria-hidden="true">
      <div className="skeleton-card-header">
        <span className="skeleton-heading" />
        <span className="skeleton-line" />
      </div>
      <div className="skeleton-card-end"><span className="skeleton-price" /></div>
    </div>
  );
}
