import type { Ref } from 'react';
import { useStyles } from '../style/use-styles.ts';
import css from './sentinel.css?inline';

/** Not seen itself: `watchDrawn` tells of it whether the page draws what stands beside it. */
export function Sentinel({ ref }: { readonly ref: Ref<HTMLDivElement> }) {
  useStyles(css);
  return <div ref={ref} className="sentinel"><div /></div>;
}
