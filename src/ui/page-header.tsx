import type { ReactNode, Ref } from 'react';
import { Heading } from './heading.tsx';
import { Text } from './text.tsx';
import { useStyles } from './use-styles.ts';
import css from './page-header.css?inline';

export interface PageHeaderProps {
  readonly title: string;
  /** The line below the title. */
  readonly lead?: ReactNode;
  /** For moving focus to the title. */
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined;
}

/** The title of a page with the line below it. */
export function PageHeader({ title, lead, titleRef }: PageHeaderProps) {
  useStyles(css);
  return (
    <div className="page-header">
      <Heading level={1} ref={titleRef}>{title}</Heading>
      {lead === undefined ? null : <Text size="lead" isSubdued>{lead}</Text>}
    </div>
  );
}
