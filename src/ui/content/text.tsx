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
  /** With a ref, code can focus the paragraph. */
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
  /** Level relative to the element's title, which has 1. HeadingOutlineContext shifts it to the level in the host's page. */
  readonly level: HeadingLevel;
  /** Visual size. Default: xl, l, m, s for level 1 to 4. */
  readonly size?: HeadingSize | undefined;
  readonly id?: string | undefined;
  /** With a ref, code can focus the heading, for example after a removal. The Tab key skips it. */
  readonly ref?: Ref<HTMLHeadingElement> | undefined;
  readonly children: ReactNode;
}

const sizes = { 1: 'xl', 2: 'l', 3: 'm', 4: 's' } as const;

/** Position of an element's headings in the outline of the host's page. */
export interface HeadingOutline {
  /** Number that is added to each heading's level. */
  readonly shift: number;
  /** Level, before the shift, of the title that the host shows itself. */
  readonly omitted?: 1 | 2 | undefined;
}

export const HeadingOutlineContext = createContext<HeadingOutline>({ shift: 0 });

/**
 * Called with the page's title and its heading, if any, when the title is shown or changes. The returned function is
 * called when the title is removed. The context is in this file, because the build copies page-header into each area.
 */
export const PageTitleContext = createContext<((title: string, heading: HTMLHeadingElement | null) => () => void) | undefined>(undefined);

/** Id of the hidden title that names the element when the host shows the title itself. */
export const titleId = 'kfp-title';

/** Whether the host shows the title of this level itself. */
export function useIsOmitted(level: HeadingLevel): boolean {
  return useContext(HeadingOutlineContext).omitted === level;
}

/** A heading with separate level and visual size. */
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

/** Text for screen readers only. Its parent must be positioned; otherwise the text can widen the host's page. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  useStyles(css);
  return <span className="visually-hidden">{children}</span>;
}
