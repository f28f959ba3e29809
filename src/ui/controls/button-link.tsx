import type { MouseEvent, ReactNode } from 'react';
import { VisuallyHidden } from '../content/text.tsx';
import { useStyles } from '../style/use-styles.ts';
import type { ButtonVariant } from './button.tsx';
import { linkTarget } from './link.tsx';
import css from './button.css?inline';

export interface ButtonLinkProps {
  /** When undefined, nothing shows. */
  readonly href: string | undefined;
  readonly variant?: ButtonVariant;
  readonly isExternal?: boolean;
  /** Read after the label: 'åpnes i ny fane'. */
  readonly announcement?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  readonly children: ReactNode;
}

/** A link that looks like a button: for navigation as a card's main action. */
export function ButtonLink(props: ButtonLinkProps) {
  const { href, variant = 'primary', isExternal = false, announcement, describedBy, onClick, children } = props;
  useStyles(css);
  if (href === undefined) return null;
  return (
    <a
      part="button"
      className={`button button-${variant}`}
      href={href}
      aria-describedby={describedBy}
      onClick={onClick}
      {...linkTarget(isExternal)}
    >
      <span className="button-label">{children}</span>
      {announcement === undefined ? null : <VisuallyHidden> ({announcement})</VisuallyHidden>}
    </a>
  );
}
