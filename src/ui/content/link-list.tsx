import type { MouseEvent } from 'react';
import { useStyles } from '../style/use-styles.ts';
import { Icon } from './icon.tsx';
import css from './link-list.css?inline';

export interface LinkListItem {
  readonly label: string;
  /** Also the key: no two links of a list lead to the same place. A link without one is left out. */
  readonly href: string | undefined;
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

export interface LinkListProps {
  readonly items: readonly LinkListItem[];
  /** By default as many columns as there is room for. */
  readonly isSingleColumn?: boolean;
}

/** A list of places to go to, each a target of its own. */
export function LinkList({ items, isSingleColumn = false }: LinkListProps) {
  useStyles(css);
  return (
    <ul role="list" className={isSingleColumn ? 'link-list link-list-single' : 'link-list'}>
      {items.filter(({ href }) => href !== undefined).map(({ label, href, onClick }) => (
        <li key={href}>
          <a className="link-list-link" href={href} onClick={onClick}>
            {label}
            <Icon name="arrow-forward" />
          </a>
        </li>
      ))}
    </ul>
  );
}
