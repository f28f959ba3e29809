import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../content/icon.tsx';
import { VisuallyHidden } from '../content/text.tsx';
import { useStyles } from '../style/use-styles.ts';
import css from './link.css?inline';

export interface LinkProps {
  /** When undefined, the text is plain. */
  readonly href: string | undefined;
  /** Opens in a new tab and shows an icon for it; give the announcement too. */
  readonly isExternal?: boolean;
  /** Read after the label: 'åpnes i ny fane' or 'åpnes i pdf'. */
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
  if (href === undefined) return <span>{children}</span>;
  return (
    <a
      className={isInline ? 'link' : 'link link-standalone'}
      id={id}
      href={href}
      onClick={onClick}
      {...linkTarget(isExternal)}
    >
      <span>{children}</span>
      {announcement === undefined ? null : <VisuallyHidden> ({announcement})</VisuallyHidden>}
      {isExternal ? <Icon name="new-tab" size="small" /> : null}
    </a>
  );
}

/** Target attributes of a link. An external link opens in a new tab without access to this page. */
export const linkTarget = (isExternal: boolean) => (isExternal ? { target: '_blank', rel: 'noopener' } : {});
