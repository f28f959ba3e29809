import type { ReactNode, Ref } from 'react';
import { useId } from 'react';
import type { HeadingSize } from '../content/text.tsx';
import { Heading, useIsOmitted } from '../content/text.tsx';
import { useStyles } from '../style/use-styles.ts';
import css from './section.css?inline';

export interface SectionProps {
  readonly title: string;
  readonly size?: HeadingSize;
  /** Whether the section has its own surface with a border. */
  readonly isBoxed?: boolean;
  /** For moving focus to the heading. */
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
  readonly children: ReactNode;
}

/** A region of the page named by its heading. */
export function Section({ title, size = 'm', isBoxed = false, headingRef, children }: SectionProps) {
  useStyles(css);
  const id = useId();
  const isOmitted = useIsOmitted(2);
  const name = isOmitted ? { 'aria-label': title } : { 'aria-labelledby': id };
  return (
    <section className={isBoxed ? 'section section-boxed' : 'section'} {...name}>
      {!isOmitted && <Heading level={2} size={size} id={id} ref={headingRef}>{title}</Heading>}
      {children}
    </section>
  );
}
