import { useStyles } from '../style/use-styles.ts';
import css from './skeleton.css?inline';

/** The shape of something that is on its way, in its size. The Loader beside it says so to screen readers. */
export function Skeleton({ shape = 'line' }: { readonly shape?: 'line' | 'heading' | 'price' }) {
  useStyles(css);
  return <span part="skeleton" className={`skeleton-${shape}`} aria-hidden="true" />;
}
