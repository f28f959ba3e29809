import type { ReactNode, Ref } from 'react';
import { useStyles } from '../style/use-styles.ts';
import css from './heading.css?inline';

export type HeadingLevel = 1 | 2 | 3 | 4;
/** 40, 32, 24 and 20 px; two steps smaller on elements under 680 px. */
export type HeadingSize = 'xl' | 'l' | 'm' | 's';

export interface HeadingProps {
  readonly level: HeadingLevel;
  /** How large it looks; by default xl, l, m, s for level 1 to 4. */
  readonly size?: HeadingSize | undefined;
  readonly id?: string | undefined;
  /** With a ref the heading can take focus from code, as after a removal; it is no stop of the Tab key. */
  readonly ref?: Ref<HTMLHeadingElement> | undefined;
  readonly children: ReactNode;
}

const sizes = { 1: 'xl', 2: 'l', 3: 'm', 4: 's' } as const;

/** A heading whose rank in the page and whose size are told apart. */
export function Heading({ level, size = sizes[level], id, ref, children }: HeadingProps) {
  useStyles(css);
  const Tag = `h${level}` as const;
  return (
    <Tag className={`heading heading-${size}`} id={id} ref={ref} tabIndex={ref == null ? undefined : -1}>
      {children}
    </Tag>
  );
}
