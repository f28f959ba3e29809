import { useStyles } from '../style/use-styles.ts';
import skeletonCss from './skeleton.css?inline';
import css from './skeleton-summary.css?inline';

/** Placeholder for a PriceSummary that loads, in its size. */
export function SkeletonSummary() {
  useStyles(skeletonCss);
  useStyles(css);
  return (
    <div className="skeleton-summary" aria-hidden="true">
      <span className="skeleton-heading" />
      <span className="skeleton-date" />
    </div>
  );
}
