import type { Ref } from 'react';
import { useStyles } from '../style/use-styles.ts';
import css from './sentinel.css?inline';

/** An invisible element for `watchVisibility`, which reports whether the page shows the content beside it. */
export function Sentinel({ ref }: { readonly ref: Ref<HTMLDivElement> }) {
  useStyles(css);
  return <div ref={ref} className="sentinel"><div /></div>;
}
