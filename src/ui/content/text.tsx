import type { ReactNode, Ref } from 'react';
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
