import cardCss from '../content/card.css?inline';
import { useStyles } from '../style/use-styles.ts';
import cardSkeletonCss from './skeleton-card.css?inline';
import offerCardCss from './skeleton-offer-card.css?inline';
import summaryCss from './skeleton-summary.css?inline';
import css from './skeleton.css?inline';

/** Placeholder shape for content that loads, in its size. The Loader beside it informs screen readers. */
export function Skeleton({ shape = 'line' }: { readonly shape?: 'line' | 'heading' }) {
  useStyles(css);
  return <span part="skeleton" className={`skeleton-${shape}`} aria-hidden="true" />;
}

/** Placeholder for a link card that loads, in its size. */
export function SkeletonCard() {
  useStyles(cardCss);
  useStyles(css);
  useStyles(cardSkeletonCss);
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

/** Placeholder for an offer card that loads, in the size of one with two prices. */
export function SkeletonOfferCard() {
  useStyles(cardCss);
  useStyles(css);
  useStyles(cardSkeletonCss);
  useStyles(offerCardCss);
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

interface SkeletonSummaryProps {
  readonly hasYear?: boolean;
  readonly hasNote?: boolean;
}

/** Placeholder for a PriceSummary that loads, in the size that it has when its price fits on one line. */
export function SkeletonSummary({ hasYear = true, hasNote = true }: SkeletonSummaryProps) {
  useStyles(css);
  useStyles(summaryCss);
  return (
    <div className={hasYear ? 'skeleton-summary skeleton-summary-year' : 'skeleton-summary'} aria-hidden="true">
      <span className="skeleton-heading" />
      {hasNote && <span className="skeleton-date" />}
    </div>
  );
}
