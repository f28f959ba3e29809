import type { ReactNode, Ref } from 'react';
import { useContext, useEffect, useImperativeHandle, useRef } from 'react';
import { Heading, PageTitleContext, Text, titleId, useIsOmitted } from '../content/text.tsx';
import { Stack } from './stack.tsx';

export interface PageHeaderProps {
  readonly title: string;
  /** The line below the title. */
  readonly lead?: ReactNode;
  /** For moving focus to the title. */
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined;
}

/** A page's title with the line below it. */
export function PageHeader({ title, lead, titleRef }: PageHeaderProps) {
  const isOmitted = useIsOmitted(1);
  const name = useRef<HTMLSpanElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const onTitle = useContext(PageTitleContext);
  // With an omitted title the ref points to the element, which gets the focus. Callers use the ref only for focus.
  useImperativeHandle(titleRef, () => (isOmitted ? name.current?.closest(`[aria-labelledby=${titleId}]`) : heading.current) as HTMLHeadingElement, [isOmitted]);
  useEffect(() => onTitle?.(title, heading.current), [onTitle, title]);
  if (isOmitted) return <span id={titleId} ref={name} hidden>{title}</span>;
  return (
    <Stack gap={8}>
      <Heading level={1} ref={titleRef || onTitle ? heading : undefined}>{title}</Heading>
      {lead === undefined ? null : <Text size="lead" isSubdued>{lead}</Text>}
    </Stack>
  );
}
