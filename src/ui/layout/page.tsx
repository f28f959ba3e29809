import type { ReactNode, Ref } from 'react';
import { useStyles } from '../style/use-styles.ts';
import css from './page.css?inline';

export interface PageProps {
  /** Bars over the whole width, before and after the content. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly ref?: Ref<HTMLDivElement> | undefined;
  readonly children: ReactNode;
}

/** A whole page of ours, with background and margins. Elements inside a bank's own page do without it. */
export function Page({ before, after, ref, children }: PageProps) {
  useStyles(css);
  return (
    <div className="page" ref={ref}>
      {before && <div className="page-bars">{before}</div>}
      <div className="page-body"><div className="page-content">{children}</div></div>
      {after}
    </div>
  );
}
