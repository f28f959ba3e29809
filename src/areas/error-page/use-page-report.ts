import { useEffect, useRef } from 'react';
import { productOfPage } from '../../domain/product-of-page.ts';
import { useAppContext } from '../../hooks/app-context.ts';
import { useTrackOnce } from '../../hooks/use-track-once.ts';
import { errorPageText } from './error-page-text.ts';

interface PageReport {
  /** Why a purchase is blocked; undefined for an error. */
  readonly kind: string | undefined;
  /** Whether to report that the page is gone. */
  readonly isGone: boolean;
}

/** Notes a blocked purchase, and reports a visit to a page that is gone. */
export function usePageReport({ kind, isGone }: PageReport): void {
  const { runtime, element } = useAppContext();
  const produkt = productOfPage(window.location);
  useTrackOnce(kind !== undefined && { event: 'Kjopssperre', side: window.location.pathname, produkt, type: kind });

  const isReported = useRef(false);
  useEffect(() => {
    if (!isGone || isReported.current) return;
    isReported.current = true;
    const visit = new Error(errorPageText.notFoundReport);
    runtime.errors.report(visit, { element, area: 'error-page', recoverable: false });
  }, [runtime, element, isGone]);
}
