import { useStyles } from '../style/use-styles.ts';
import skeletonCss from './skeleton.css?inline';
import css from './skeleton-summary.css?inline';

interface SkeletonSummaryProps {
  readonly hasYear?: boolean;
  readonly hasNote?: boolean;
}

/** Placeholder for a PriceSummary that loads, in the size that it has when its price fits on one line. */
export function SkeletonSummary({ hasYear = true, hasNote = true }: SkeletonSummaryProps) {
  useStyles(skeletonCss);
  useStyles(css);
  return (
    <div className={hasYear ? 'skeleton-summary skeleton-summary-year' : 'skeleton-summary'} aria-hidden="true">
      <span className="skeleton-heading" />
      {hasNote && <span className="skeleton-date" />}
    </div>
  );
}
