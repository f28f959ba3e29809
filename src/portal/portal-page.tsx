import { useEffect, useMemo } from 'react';
import { useAppContext, useConfig, useStore } from '../hooks/app-context.ts';
import { loadPageRecording } from '../runtime/error-reporting/error-reporting.ts';
import type { PortalAddress } from './portal-routes.ts';
import { createPortalLocation, paymentPath } from './portal-location.ts';
import { createPortalAddress, paymentRoute } from './portal-routes.ts';
import { createPortalScroll } from './portal-scroll.ts';
import type { PortalAreas } from './portal-view.tsx';
import { PortalView } from './portal-view.tsx';

interface PortalPageProps {
  readonly basePath: string;
  readonly areas: PortalAreas;
}

/** The standalone portal: the area that belongs to the address. */
export function PortalPage({ basePath, areas }: PortalPageProps) {
  const { address, path } = usePortalRouter(basePath);
  usePageRecording();
  if (path === undefined) return null;
  if (path === paymentRoute) return <LeavingForInvoices />;
  return <PortalView address={address} path={path} areas={areas} />;
}

/** The invoices are elsewhere, and need no login here (RT-09). */
function LeavingForInvoices() {
  const { links } = useAppContext().runtime;
  useEffect(() => location.replace(links.place(paymentPath)), [links]);
  return null;
}

interface PortalPlace {
  readonly address: PortalAddress;
  /** The route of the page's address, such as `/tilbud`; undefined until links lead here. */
  readonly path: string | undefined;
}

/** The route below the base path; links to the portal's pages change it without a load. */
function usePortalRouter(basePath: string): PortalPlace {
  const { runtime: { links, clock }, element } = useAppContext();
  const { address, location } = useMemo(() => {
    const address = createPortalAddress(basePath);
    const scroll = createPortalScroll({ window, clock, element });
    return { address, location: createPortalLocation({ window, address, scroll, links }) };
  }, [basePath, links, clock, element]);
  return { address, path: useStore(location) };
}

/** Makes the component of the portal, which gets the code of its areas from `areas`. */
export function createPortal(areas: PortalAreas) {
  return function Portal({ basePath }: { readonly basePath: string }) {
    return <PortalPage basePath={basePath} areas={areas} />;
  };
}

/** Elements of a page that show nothing of its own. */
const unseen = /^(kfp-.*|script|noscript|link|style|template)$/;

/** Records the page for the error service, where one is configured and the page is nobody else's (ER-02); its code is late. */
function usePageRecording(): void {
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
