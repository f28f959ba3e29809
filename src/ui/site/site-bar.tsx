import type { ReactNode } from 'react';
import { useStyles } from '../style/use-styles.ts';
import css from './site-bar.css?inline';

export interface SiteBarProps {
  readonly as: 'header' | 'nav' | 'div';
  /** Name of the landmark. */
  readonly label?: string | undefined;
  /** Light or dark in place of what is around it; `auto` follows that. */
  readonly theme?: 'light' | 'dark' | 'auto' | undefined;
  readonly children?: ReactNode;
}

/** A bar over the whole width of the page, whose content keeps the page's margins. */
export function SiteBar({ as: Tag, label, theme, children }: SiteBarProps) {
  useStyles(css);
  return (
    <Tag className="site-bar" aria-label={label} data-theme={theme}>
      <div className="site-bar-content">{children}</div>
    </Tag>
  );
}
