import { useEffect } from 'react';
import { useAppContext, useConfig } from '../hooks/app-context.ts';
import { loadPageRecording } from '../runtime/error-reporting/error-reporting.ts';

/** Elements of a page that show nothing of its own. */
const unseen = /^(kfp-.*|script|noscript|link|style|template)$/;

/** Records the page for the error service, where one is configured and the page is nobody else's (ER-02); its code is late. */
export function usePageRecording(): void {
  const { runtime, element } = useAppContext();
  const { dsn } = useConfig().errorReporting;
  useEffect(() => {
    if (!dsn || !isWholePage(element)) return undefined;
    let isWanted = true;
    let stop: (() => void) | undefined;
    loadPageRecording().then(
      ({ recordPage }) => isWanted && (stop = recordPage({ ...runtime, window })),
      () => undefined, // Nobody misses it.
    );
    return () => {
      isWanted = false;
      stop?.();
    };
  }, [runtime, element, dsn]);
}

/** Whether the page holds the portal and nothing of a bank's. */
function isWholePage({ parentElement }: Element): boolean {
  return parentElement === document.body && [...parentElement.children].every(({ localName }) => unseen.test(localName));
}
