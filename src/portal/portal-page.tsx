import { useEffect, useMemo } from 'react';
import { useAppContext, useConfig, useStore } from '../hooks/app-context.ts';
import { documentMember } from '../platform/document-member.ts';
import { loadPageRecording } from '../runtime/error-reporting/error-reporting.ts';
import type { PortalAddress } from './portal-routes.ts';
import { createPortalLocation, paymentPath } from './portal-location.ts';
import { createPortalAddress, paymentRoute } from './portal-routes.ts';
import { createPortalScroll } from './portal-scroll.ts';
import type { PortalAreas } from './portal-view.tsx';
import { PortalView } from './portal-view.tsx';

/** Creates the component of the standalone portal. It shows the area of the current address. `areas` loads their code. */
export function createPortalPage(areas: PortalAreas) {
  return function PortalPage({ basePath }: { readonly basePath: string }) {
    const { address, path } = usePortalRouter(basePath);
    usePageRecording();
    if (path === undefined) return null;
    if (path === paymentRoute) return <LeavingForInvoices />;
    return <PortalView address={address} path={path} areas={areas} />;
  };
}

/** Redirects to the invoices, which are outside the portal; no login is needed for the redirect (RT-09). */
function LeavingForInvoices() {
  const { links } = useAppContext().runtime;
  useEffect(() => location.replace(links.place(paymentPath)), [links]);
  return null;
}

interface PortalPlace {
  readonly address: PortalAddress;
  /** The route of the page's address, such as `/tilbud`; undefined until the portal routes links. */
  readonly path: string | undefined;
}

/** Returns the route below the base path. Links to the portal's pages change it without a page load. */
function usePortalRouter(basePath: string): PortalPlace {
  const { runtime: { links, clock, lostChange }, element } = useAppContext();
  const { address, location } = useMemo(() => {
    const address = createPortalAddress(basePath);
    const scroll = createPortalScroll({ window, clock, element, lostChange });
    return { address, location: createPortalLocation({ window, address, scroll, links }) };
  }, [basePath, links, clock, lostChange, element]);
  return { address, path: useStore(location) };
}

/** Tags that show no content of the host page. */
const unseen = /^(kfp-.*|script|noscript|link|style|template)$/;

/** Records the page for the error service, if one is configured and the page is ours alone (ER-02). Its code is a lazy chunk. */
function usePageRecording(): void {
  const { runtime, element } = useAppContext();
  const { dsn } = useConfig().errorReporting;
  useEffect(() => {
    if (!dsn || !isWholePage(element)) return undefined;
    let isWanted = true;
    let stop: (() => void) | undefined;
    loadPageRecording().then(
      ({ recordPage }) => isWanted && (stop = recordPage({ ...runtime, window })),
      () => undefined, // Recording is optional.
    );
    return () => {
      isWanted = false;
      stop?.();
    };
  }, [runtime, element, dsn]);
}

/** Whether the page contains only the portal and no content of a bank. */
function isWholePage({ parentElement }: Element): boolean {
  return parentElement === documentMember('body') && [...parentElement.children].every(({ localName }) => unseen.test(localName));
}
