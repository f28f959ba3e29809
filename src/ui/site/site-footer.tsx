import type { ReactNode } from 'react';
import { useStyles } from '../style/use-styles.ts';
import css from './site-footer.css?inline';

/** The full-width footer of the page; each child is a column where there is room. */
export function SiteFooter({ children }: { readonly children: ReactNode }) {
  useStyles(css);
  return <footer className="site-footer"><div className="site-footer-content">{children}</div></footer>;
}
