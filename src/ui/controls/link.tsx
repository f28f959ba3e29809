import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../content/icon.tsx';
import { VisuallyHidden } from '../content/text.tsx';
import { useStyles } from '../style/use-styles.ts';
import css from './link.css?inline';

export interface LinkProps {
  /** Undefined where there is nowhere to go: the text is plain then. */
  readonly href: string | undefined;
  /** Opens in a new tab and shows it with an icon; give the announcement too. */
  readonly isExternal?: boolean;
  /** Said after the label: 'åpnes i ny fane' or 'åpnes i pdf'. */
  readonly announcement?: string | undefined;
  /** Inside running text; otherwise the link stands alone and is 44 px high. */
  readonly isInline?: boolean;
  readonly id?: string | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  readonly children: ReactNode;
}

/** A text link. The announcement is hidden text in parentheses after the label. */
export function Link({ href, isExternal = false, announcement, isInline = false, id, onClick, children }: LinkProps) {
  useStyles(css);
  if (href === undefined) return children;
  return (
    <a
      className={isInline ? 'link' : 'link link-standalone'}
      id={id}
      href={href}
      onClick={onClick}
      {...linkTarget(isExternal)}
    >
      {children}
      {announcement === undefined ? null : <VisuallyHidden> ({announcement})</VisuallyHidden>}
      {isExternal ? <Icon name="new-tab" size="small" /> : null}
    </a>
  );
}

/** Where a link opens; external ones in a new tab that cannot reach back to this page. */
export const linkTarget = (isExternal: boolean) => (isExternal ? { target: '_blank', rel: 'noopener' } : {});
