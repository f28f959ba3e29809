import type { ReactNode } from 'react';
import { useStyles } from '../style/use-styles.ts';
import { LazyIcon } from '../pictures/lazy-icon.tsx';
import { Norwegian } from './norwegian.tsx';
import type { HeadingLevel } from './text.tsx';
import { Heading, Text } from './text.tsx';
import css from './card-header.css?inline';

export interface CardHeaderProps {
  readonly title: ReactNode;
  readonly level: HeadingLevel;
  readonly id?: string | undefined;
  readonly description?: ReactNode;
  /** Id of the description, for controls that refer to it. */
  readonly descriptionId?: string | undefined;
  /** A Tag, beside the title or below it where there is no room. */
  readonly tag?: ReactNode;
  /** Whether title and description are Norwegian in every language of the interface. Default: false. */
  readonly isNorwegian?: boolean;
  /** Name of a LazyIcon before the text. */
  readonly icon?: string | undefined;
}

/** The first lines of a card: title, description and state. */
export function CardHeader({ title, level, id, description, descriptionId, tag, icon, isNorwegian = false }: CardHeaderProps) {
  useStyles(css);
  const text = (
    <div className="card-header">
      <div className="card-header-line">
        <div className="card-header-title">
          <Heading level={level} size="s" id={id}>{isNorwegian ? <Norwegian>{title}</Norwegian> : title}</Heading>
        </div>
        {tag}
      </div>
      {description && <Text isSubdued id={descriptionId}>{description}</Text>}
    </div>
  );
  return icon === undefined ? text : <div className="card-header-pair"><LazyIcon name={icon} />{text}</div>;
}
