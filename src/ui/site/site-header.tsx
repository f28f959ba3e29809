import type { ReactNode } from 'react';
import { useStyles } from '../style/use-styles.ts';
import type { SiteBarProps } from './site-bar.tsx';
import { SiteBar } from './site-bar.tsx';
import css from './site-header.css?inline';

export interface SiteHeaderProps extends Pick<SiteBarProps, 'theme'> {
  /** Address of the logo. */
  readonly logo?: string | undefined;
  /** Whose page it is: what the logo says, and what stands in its place where there is none. */
  readonly name?: string | undefined;
  /** The logo in the middle instead of at the start. */
  readonly isCentered: boolean;
  /** Buttons and links, at the end. */
  readonly children?: ReactNode;
}

/** The start of the page, over its whole width. */
export function SiteHeader({ logo, name, isCentered, theme, children }: SiteHeaderProps) {
  useStyles(css);
  return (
    <SiteBar as="header" theme={theme}>
      <div className={isCentered ? 'site-header site-header-center' : 'site-header'}>
        {logo ? <img className="site-header-logo" src={logo} alt={name} /> : name && <span className="site-header-name">{name}</span>}
        <div className="site-header-actions">{children}</div>
      </div>
    </SiteBar>
  );
}
