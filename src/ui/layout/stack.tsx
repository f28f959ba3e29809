import type { ReactNode } from 'react';
import { useStyles } from '../style/use-styles.ts';
import css from './stack.css?inline';

export interface StackProps {
  /** A step of the spacing scale in px, or the distance between sections: 64 px, 40 under 680 px. */
  readonly gap?: 4 | 8 | 16 | 24 | 40 | 'section';
  readonly children: ReactNode;
}

/** Stacks its children. */
export function Stack({ gap = 16, children }: StackProps) {
  useStyles(css);
  return <div className="stack" style={{ gap: `var(--_kfp-${gap === 'section' ? 'section-gap' : `space-${gap}`})` }}>{children}</div>;
}
