import type { MouseEvent, ReactNode } from 'react';
import { useId } from 'react';
import { linkTarget } from '../controls/link.tsx';
import { useStyles } from '../style/use-styles.ts';
import { CardHeader } from './card-header.tsx';
import type { HeadingLevel } from './text.tsx';
import { Icon } from './icon.tsx';
import { Norwegian } from './norwegian.tsx';
import { VisuallyHidden } from './text.tsx';
import cardCss from './card.css?inline';
import css from './link-card.css?inline';
import priceCss from './price.css?inline';

export interface LinkCardProps {
  readonly level: HeadingLevel;
  /** The link's text; the link covers the whole card. */
  readonly title: string;
  /** Without href the card is no link: its title is plain text without an arrow. */
  readonly href?: string | undefined;
  readonly description?: ReactNode;
  /** Whether title and description are Norwegian in every language of the interface. Default: false. */
  readonly isNorwegian?: boolean;
  /** Name of a LazyIcon. */
  readonly icon?: string | undefined;
  /** A Tag, beside the title. */
  readonly tag?: ReactNode;
  /** At the bottom before the arrow, for example the price. Without it the arrow is beside the header. */
  readonly trailing?: ReactNode;
  /** Small text at the bottom, opposite `trailing`. */
  readonly note?: ReactNode;
  readonly isExternal?: boolean;
  /** Read after the title, for example 'åpnes i ny fane'. */
  readonly announcement?: string | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** More text or controls; controls stay clickable. */
  readonly children?: ReactNode;
}

/** A card whose heading is a link that covers it. */
export function LinkCard(props: LinkCardProps) {
  const { level, title, href, description, icon, tag, trailing, note, isNorwegian = false, children } = props;
  const { isExternal = false, announcement, onClick } = props;
  useStyles(cardCss);
  useStyles(css);
  const name = isNorwegian ? <Norwegian>{title}</Norwegian> : <span>{title}</span>;
  const hasLink = href !== undefined;
  const descriptionId = useId();
  const heading = hasLink ? (
    <a className="link-card-link" href={href} aria-describedby={description ? descriptionId : undefined} onClick={onClick} {...linkTarget(isExternal)}>
      {name}
      {announcement && <VisuallyHidden> ({announcement})</VisuallyHidden>}
    </a>
  ) : name;
  const className = hasLink ? 'card link-card' : 'card';
  const isPriced = trailing !== undefined;
  const end = (
    <div className="link-card-trailing">
      {trailing}
      {hasLink && <span className="link-card-arrow"><Icon name={isExternal ? 'new-tab' : 'chevron'} /></span>}
    </div>
  );
  const header = <CardHeader level={level} title={heading} icon={icon} description={description} descriptionId={descriptionId} tag={tag} />;
  return (
    <div part="card" className={className}>
      {isPriced ? header : <div className="link-card-line">{header}{end}</div>}
      {children}
      {isPriced && (
        <div className="link-card-end">
          {note && <span className="link-card-note">{note}</span>}
          {end}
        </div>
      )}
    </div>
  );
}

/** A prominent price: amount and unit as one text, for example '299 kr/md', so that they are read aloud, searched and copied together. */
export function Price({ children }: { readonly children: string }) {
  useStyles(priceCss);
  return <span className="price">{children}</span>;
}
