import type { MouseEvent } from 'react';
import { Icon } from '../content/icon.tsx';
import { VisuallyHidden } from '../content/text.tsx';
import { useTexts } from '../content/use-texts.ts';
import { Loader } from '../feedback/loader.tsx';
import { useStyles } from '../style/use-styles.ts';
import { buttonText } from './button.tsx';
import { linkTarget } from './link.tsx';
import css from './nav-list.css?inline';

export interface NavListLink {
  readonly key: string;
  readonly label: string;
  /** A link without href is left out. */
  readonly href: string | undefined;
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Whether the link leads to the current page. */
  readonly isCurrent?: boolean;
  readonly isExternal?: boolean;
  /** Read after the label: 'åpnes i ny fane' or 'åpnes i pdf'. */
  readonly announcement?: string | undefined;
  /** A number beside the label; `hiddenText` names what it counts. */
  readonly count?: { readonly number: number; readonly hiddenText: string } | undefined;
}

export interface NavListAction {
  readonly label: string;
  /** Stable tracking name, such as `log-out`. */
  readonly trackAs: string;
  /** Dims the button and ignores clicks. A wait of over a second is announced. */
  readonly isBusy: boolean;
  readonly onClick: () => void;
}

export interface NavListProps {
  readonly links: readonly NavListLink[];
  /** A button after the links. */
  readonly action?: NavListAction | undefined;
  /** Stacks the links, as in a menu. */
  readonly isColumn?: boolean;
}

/** The links of a navigation. */
export function NavList({ links, action, isColumn = false }: NavListProps) {
  useStyles(css);
  const text = useTexts(buttonText);
  return (
    <ul role="list" className={isColumn ? 'nav-list nav-list-column' : 'nav-list'}>
      {links.filter(({ href }) => href !== undefined).map(({ key, ...link }) => <li key={key}><NavLink {...link} /></li>)}
      {action && (
        <li>
          <button
            type="button"
            className="nav-link"
            aria-disabled={action.isBusy ? 'true' : undefined}
            data-track-as={action.trackAs}
            onClick={() => {
              if (!action.isBusy) action.onClick();
            }}
          >
            {action.label}
          </button>
          {action.isBusy && <Loader variant="quiet" delay={1_000} text={text.busy} />}
        </li>
      )}
    </ul>
  );
}

function NavLink({ label, href, onClick, isCurrent = false, isExternal = false, announcement, count }: Omit<NavListLink, 'key'>) {
  return (
    <a
      className="nav-link"
      href={href}
      onClick={onClick}
      aria-current={isCurrent ? 'page' : undefined}
      {...linkTarget(isExternal)}
    >
      <span><span>{label}</span>{count && <span className="nav-list-comma">, </span>}</span>
      {count && (
        <>
          <span part="badge" className="badge">{count.number}</span>
          <VisuallyHidden> {count.hiddenText}</VisuallyHidden>
        </>
      )}
      {announcement && <VisuallyHidden> ({announcement})</VisuallyHidden>}
      {isExternal && <Icon name="new-tab" size="small" />}
    </a>
  );
}

interface BackButtonProps {
  readonly label: string;
  readonly onClick: (event: MouseEvent) => void;
}

/** A button that leads back to the previous page. */
export function BackButton({ label, onClick }: BackButtonProps) {
  useStyles(css);
  return (
    <button type="button" className="back-button" data-track-as="back" onClick={onClick}>
      <Icon name="arrow-forward" />
      <span>{label}</span>
    </button>
  );
}
