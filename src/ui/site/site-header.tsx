import type { ReactNode } from 'react';
import { useStyles } from '../style/use-styles.ts';
import barCss from './site-bar.css?inline';
import css from './site-header.css?inline';

export interface SiteHeaderProps extends Pick<SiteBarProps, 'theme'> {
  /** Address of the logo. */
  readonly logo?: string | undefined;
  /** Whose page it is: what the logo says, and what stands in its place where there is none. */
  readonly name?: string | undefined;
  /** The logo in the middle instead of at the start. */
  readonly isCentered: boolean;
  /** Before the logo: a SkipLink. */
  readonly start?: ReactNode;
  /** Buttons and links, at the end. */
  readonly children?: ReactNode;
}

/** The start of the page, over its whole width. */
export function SiteHeader({ logo, name, isCentered, theme, start, children }: SiteHeaderProps) {
  useStyles(css);
  return (
    <SiteBar as="header" theme={theme}>
      {start}
      <div className={isCentered ? 'site-header site-header-center' : 'site-header'}>
        {logo ? <img className="site-header-logo" src={logo} alt={name} /> : name && <span className="site-header-name">{name}</span>}
        <div className="site-header-actions">{children}</div>
      </div>
    </SiteBar>
  );
}

interface SiteBarProps {
  readonly as: 'header' | 'nav' | 'div';
  /** Name of the landmark. */
  readonly label?: string | undefined;
  /** Light or dark in place of what is around it; `auto` follows that. */
  readonly theme?: 'light' | 'dark' | 'auto' | undefined;
  readonly children?: ReactNode;
}

/** A bar over the whole width of the page, whose content keeps the page's margins. */
export function SiteBar({ as: Tag, label, theme, children }: SiteBarProps) {
  useStyles(barCss);
  return (
    <Tag className="site-bar" aria-label={label} data-theme={theme}>
      <div className="site-bar-content">{children}</div>
    </Tag>
  );
}
