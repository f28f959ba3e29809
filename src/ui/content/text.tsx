import type { ReactNode, Ref } from 'react';
import { createContext, useContext } from 'react';
import { useStyles } from '../style/use-styles.ts';
import css from './text.css?inline';

export interface TextProps {
  /** 14, 16 or 18 px. */
  readonly size?: 'small' | 'body' | 'lead';
  readonly isSubdued?: boolean;
  readonly isStrong?: boolean;
  readonly id?: string | undefined;
  /** With a ref the paragraph can take focus from code. */
  readonly ref?: Ref<HTMLParagraphElement> | undefined;
  readonly children: ReactNode;
}

/** A paragraph, at most 70 characters wide. */
export function Text({ size = 'body', isSubdued = false, isStrong = false, id, ref, children }: TextProps) {
  useStyles(css);
  const looks = `text text-${size}${isSubdued ? ' text-subdued' : ''}${isStrong ? ' text-strong' : ''}`;
  return <p className={looks} id={id} ref={ref} tabIndex={ref == null ? undefined : -1}>{children}</p>;
}

export type HeadingLevel = 1 | 2 | 3 | 4;
/** 40, 32, 24 and 20 px; two steps smaller on elements under 680 px. */
export type HeadingSize = 'xl' | 'l' | 'm' | 's';

interface HeadingProps {
  /** Level where the title of the element has 1; where it stands on the host's page the context tells. */
  readonly level: HeadingLevel;
  /** How large it looks; by default xl, l, m, s for level 1 to 4. */
  readonly size?: HeadingSize | undefined;
  readonly id?: string | undefined;
  /** With a ref the heading can take focus from code, as after a removal; it is no stop of the Tab key. */
  readonly ref?: Ref<HTMLHeadingElement> | undefined;
  readonly children: ReactNode;
}

const sizes = { 1: 'xl', 2: 'l', 3: 'm', 4: 's' } as const;

/** Where the headings of an element stand in the outline of the host's page. */
export interface HeadingOutline {
  /** What is added to the level of each. */
  readonly shift: number;
  /** Level, before that, of the title that the host has itself. */
  readonly omitted?: 1 | 2 | undefined;
}

export const HeadingOutlineContext = createContext<HeadingOutline>({ shift: 0 });

/**
 * Told of the title of the page, and its heading if it has one: when it is shown and when it says something else. What is
 * returned is called when that title is no longer there. It is here, as the build gives each area a page-header of its own.
 */
export const PageTitleContext = createContext<((title: string, heading: HTMLHeadingElement | null) => () => void) | undefined>(undefined);

/** Id of the title that the host has itself; it names the element. */
export const titleId = 'kfp-title';

/** Whether the host has the title of this level itself. */
export function useIsOmitted(level: HeadingLevel): boolean {
  return useContext(HeadingOutlineContext).omitted === level;
}

/** A heading whose rank in the page and whose size are told apart. */
export function Heading({ level, size = sizes[level], id, ref, children }: HeadingProps) {
  useStyles(css);
  const { shift } = useContext(HeadingOutlineContext);
  const Tag = `h${Math.min(level + shift, 6) as 1 | 2 | 3 | 4 | 5 | 6}` as const;
  return (
    <Tag part="heading" className={`heading heading-${size}`} id={id} ref={ref} tabIndex={ref == null ? undefined : -1}>
      {children}
    </Tag>
  );
}

/** Text for screen readers only. Its parent has to be positioned, or the text can widen the host's page. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  useStyles(css);
  return <span className="visually-hidden">{children}</span>;
}
