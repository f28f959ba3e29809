import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useStyles } from '../style/use-styles.ts';
import { PageHeader } from './page-header.tsx';
import css from './full-page.css?inline';

export interface FullPageProps {
  readonly title: string;
  readonly lead?: string | undefined;
  /** Address of a decorative picture above the title. */
  readonly logo?: string | undefined;
  /** Address of a decorative picture beside the text. */
  readonly image?: string | undefined;
  readonly children?: ReactNode;
}

/** A message that is all there is on the page; its title takes the focus. */
export function FullPage({ title, lead, logo, image, children }: FullPageProps) {
  useStyles(css);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="full-page" aria-label={title}>
      <div className="full-page-text">
        {logo && <img className="full-page-logo" src={logo} alt="" />}
        <PageHeader title={title} lead={lead} titleRef={heading} />
        {children}
      </div>
      {image && <img className="full-page-image" src={image} alt="" />}
    </section>
  );
}
