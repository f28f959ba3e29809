import { useEffect, useMemo } from 'react';
import { useAppContext, useStore } from '../hooks/app-context.ts';
import type { PortalAddress } from './portal-address.ts';
import { createPortalAddress } from './portal-address.ts';
import { createPortalLocation, paymentPath } from './portal-location.ts';
import { paymentRoute } from './portal-routes.ts';
import { createPortalScroll } from './portal-scroll.ts';
import type { PortalAreas } from './portal-view.tsx';
import { PortalView } from './portal-view.tsx';
import { usePageRecording } from './use-page-recording.ts';

interface PortalPageProps {
  readonly basePath: string;
  readonly areas: PortalAreas;
}

/** The standalone portal: the area that belongs to the address. */
export function PortalPage({ basePath, areas }: PortalPageProps) {
  const { address, path } = usePortalRouter(basePath);
  usePageRecording();
  if (path === undefined) return null;
  if (path === paymentRoute) return <Leaving />;
  return <PortalView address={address} path={path} areas={areas} />;
}

/** The invoices are elsewhere, and need no login here (RT-09). */
function Leaving() {
  const { links } = useAppContext().runtime;
  useEffect(() => location.replace(links.place(paymentPath)), [links]);
  return null;
}

interface PortalRoute {
  readonly address: PortalAddress;
  /** The route of the page's address, such as `/tilbud`; undefined until links lead here. */
  readonly path: string | undefined;
}

/** The route below the base path; links to the portal's pages change it without a load. */
function usePortalRouter(basePath: string): PortalRoute {
  const { runtime: { links, clock }, element } = useAppContext();
  const { address, location } = useMemo(() => {
    const address = createPortalAddress(basePath);
    const scroll = createPortalScroll({ window, clock, element });
    return { address, location: createPortalLocation({ window, address, scroll, links }) };
  }, [basePath, links, clock, element]);
  return { address, path: useStore(location) };
}
