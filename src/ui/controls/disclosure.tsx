import type { ReactNode } from 'react';
import { useId } from 'react';
import { Heading } from '../content/text.tsx';
import { LazyIcon } from '../pictures/lazy-icon.tsx';
import { useStyles } from '../style/use-styles.ts';
import tilesCss from './disclosure-tiles.css?inline';
import css from './disclosure.css?inline';

export interface DisclosureProps {
  readonly level: 2 | 3 | 4;
  readonly title: string;
  /** Name of a LazyIcon before the title. */
  readonly icon?: string | undefined;
  /** Id of the title, for controls in the panel that refer to it. */
  readonly titleId?: string | undefined;
  /** Stable name, such as `other-insurance`, for tracking and for opening the panel again after Back. */
  readonly trackAs: string;
  /** Distinguishes list items with the same name. */
  readonly itemKey?: string | undefined;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A heading with a button that opens the panel below it. Lines separate several of them. The parent holds the state. */
export function Disclosure({ level, title, icon, titleId, trackAs, itemKey, isOpen, onToggle, children }: DisclosureProps) {
  useStyles(css);
  const id = useId();
  return (
    <div className="disclosure">
      <Heading level={level} size="s" id={titleId}>
        <button
          type="button"
          className="disclosure-button"
          aria-expanded={isOpen}
          aria-controls={id}
          data-track-as={trackAs}
          data-item-key={itemKey}
          onClick={onToggle}
        >
          {icon !== undefined && <LazyIcon name={icon} />}
          <span className="disclosure-title">{title}</span>
        </button>
      </Heading>
      <div id={id} className="disclosure-panel" hidden={!isOpen}>
        <div className="disclosure-clip">
          <div className="disclosure-content">{children}</div>
        </div>
      </div>
    </div>
  );
}

/** Disclosures as a grid of tiles; at most one is open. */
export function DisclosureTiles({ children }: { readonly children: ReactNode }) {
  useStyles(tilesCss);
  return <div className="disclosure-tiles">{children}</div>;
}
