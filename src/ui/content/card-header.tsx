import type { ReactNode, Ref } from 'react';
import { useStyles } from '../style/use-styles.ts';
import type { HeadingLevel } from './text.tsx';
import { Heading, Text } from './text.tsx';
import css from './card-header.css?inline';

export interface CardHeaderProps {
  readonly title: ReactNode;
  readonly level: HeadingLevel;
  readonly id?: string | undefined;
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined;
  readonly description?: ReactNode;
  /** A Tag, beside the title or below it where there is no room. */
  readonly tag?: ReactNode;
}

/** The first lines of a card: name, what it is about, and its state. */
export function CardHeader({ title, level, id, titleRef, description, tag }: CardHeaderProps) {
  useStyles(css);
  return (
    <div className="card-header">
      <div className="card-header-line">
        <div className="card-header-title">
          <Heading level={level} size="s" id={id} ref={titleRef}>{title}</Heading>
        </div>
        {tag}
      </div>
      {description === undefined ? null : <Text isSubdued>{description}</Text>}
    </div>
  );
}
