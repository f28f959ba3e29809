import type { MouseEvent } from 'react';
import { withUniqueKeys } from '../../platform/unique-keys.ts';
import { linkTarget } from '../controls/link.tsx';
import { useStyles } from '../style/use-styles.ts';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './text.tsx';
import css from './link-list.css?inline';

export interface LinkListItem {
  readonly label: string;
  /** A link without href is left out. */
  readonly href: string | undefined;
  /** Opens in a new tab; give the announcement too. */
  readonly isExternal?: boolean;
  /** Read after the label, for example 'åpnes i ny fane'. */
  readonly announcement?: string | undefined;
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

export interface LinkListProps {
  readonly items: readonly LinkListItem[];
  /** Default: false, which gives as many columns as fit. */
  readonly isSingleColumn?: boolean;
}

/** A list of links, each with its own click target. */
export function LinkList({ items, isSingleColumn = false }: LinkListProps) {
  useStyles(css);
  return (
    <ul role="list" className={isSingleColumn ? 'link-list link-list-single' : 'link-list'}>
      {withUniqueKeys(items.filter(({ href }) => href !== undefined), ({ href }) => href).map(([key, item]) => (
        <li key={key}>
          <LinkListLink {...item} />
        </li>
      ))}
    </ul>
  );
}

function LinkListLink({ label, href, onClick, isExternal = false, announcement }: LinkListItem) {
  return (
    <a className="link-list-link" href={href} onClick={onClick} {...linkTarget(isExternal)}>
      <span>
        <span>{label}</span>
        {announcement === undefined ? null : <VisuallyHidden> ({announcement})</VisuallyHidden>}
      </span>
      <Icon name={isExternal ? 'new-tab' : 'arrow-forward'} />
    </a>
  );
}
