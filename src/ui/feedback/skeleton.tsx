import { useStyles } from '../style/use-styles.ts';
import css from './skeleton.css?inline';

/** Placeholder shape for content that loads, in its size. The Loader beside it informs screen readers. */
export function Skeleton({ shape = 'line' }: { readonly shape?: 'line' | 'heading' }) {
  useStyles(css);
  return <span part="skeleton" className={`skeleton-${shape}`} aria-hidden="true" />;
}
