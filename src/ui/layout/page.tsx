import type { ReactNode, Ref } from 'react';
import { useEffect, useRef } from 'react';
import { focusedElements } from '../../platform/focused-elements.ts';
import { useStyles } from '../style/use-styles.ts';
import { PageHeader } from './page-header.tsx';
import fullPageCss from './full-page.css?inline';
import css from './page.css?inline';

export interface PageProps {
  /** Full-width bars before and after the content. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  /** Whether the bars are loading: their place is reserved. Default: false. */
  readonly isLoading?: boolean;
  readonly ref?: Ref<HTMLDivElement> | undefined;
  readonly children: ReactNode;
}

/** A whole page with background and margins. Elements inside a bank's own page do not use it. */
export function Page({ before, after, isLoading = false, ref, children }: PageProps) {
  useStyles(css);
  return (
    <div className={isLoading ? 'page page-loading' : 'page'} ref={ref}>
      {(before || isLoading) && <div className="page-bar page-start">{before}</div>}
      <div className="page-body"><div className="page-content">{children}</div></div>
      {after && <div className="page-bar">{after}</div>}
    </div>
  );
}

interface FullPageProps {
  readonly title: string;
  readonly lead?: string | undefined;
  /** Address of a decorative picture above the title. */
  readonly logo?: string | undefined;
  /** Address of a decorative picture beside the text. */
  readonly image?: string | undefined;
  /** A small picture above the title, when the host gives none. */
  readonly icon?: ReactNode;
  readonly children?: ReactNode;
}

/** A message that fills the page. Its title gets the focus, unless the customer is writing in a field of the page. */
export function FullPage({ title, lead, logo, image, icon, children }: FullPageProps) {
  useStyles(fullPageCss);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const focused = focusedElements().at(-1);
    if (!focused?.matches('input, textarea, select, [contenteditable]')) heading.current?.focus();
  }, []);
  return (
    <section className="full-page" aria-label={title}>
      <div className="full-page-text">
        {logo ? <img className="full-page-logo" src={logo} alt="" /> : !image && icon}
        <PageHeader title={title} lead={lead} titleRef={heading} />
        {children}
      </div>
      {image && <img className="full-page-image" src={image} alt="" />}
    </section>
  );
}
