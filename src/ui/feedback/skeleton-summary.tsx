import css from '../content/price-summary.css?inline';
import { useStyles } from '../style/use-styles.ts';
import skeletonCss from './skeleton.css?inline';

/** A PriceSummary on its way, in its size. */
export function SkeletonSummary() {
  useStyles(skeletonCss);
  useStyles(css);
  return (
    <div className="price-summary" aria-hidden="true">
      <span className="skeleton-heading" />
      <span className="skeleton-date" />
    </div>
  );
}
