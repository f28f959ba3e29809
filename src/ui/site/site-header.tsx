import type { ReactNode } from 'react';
import { useStyles } from '../style/use-styles.ts';
import barCss from './site-bar.css?inline';
import css from './site-header.css?inline';

export interface SiteHeaderProps extends Pick<SiteBarProps, 'theme'> {
  /** Address of the logo. */
  readonly logo?: string | undefined;
  /** Owner of the page: the logo's text alternative, and the text that replaces a missing logo. */
  readonly name?: string | undefined;
  /** Whether the logo is in the middle instead of at the start. */
  readonly isCentered: boolean;
  /** Before the logo: a SkipLink. */
  readonly start?: ReactNode;
  /** Buttons and links, at the end. */
  readonly children?: ReactNode;
}

/** The full-width header of the page. */
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
  /** Light or dark, independent of the surroundings; `auto` follows them. */
  readonly theme?: 'light' | 'dark' | 'auto' | undefined;
  /** Whether it only keeps its space. */
  readonly isBlank?: boolean;
  readonly children?: ReactNode;
}

/** A full-width bar; its content keeps the page's margins. */
export function SiteBar({ as: Tag, label, theme, isBlank = false, children }: SiteBarProps) {
  useStyles(barCss);
  return (
    <Tag className={isBlank ? 'site-bar site-bar-blank' : 'site-bar'} aria-label={label} data-theme={theme}>
      <div className="site-bar-content">{children}</div>
    </Tag>
  );
}
