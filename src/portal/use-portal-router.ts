import { useMemo } from 'react';
import { useAppContext } from '../hooks/app-context.ts';
import { useStore } from '../hooks/use-store.ts';
import type { PortalAddress } from './portal-address.ts';
import { createPortalAddress } from './portal-address.ts';
import { createPortalLocation } from './portal-location.ts';
import { createPortalScroll } from './portal-scroll.ts';

export interface PortalRoute {
  readonly address: PortalAddress;
  /** The route of the page's address, such as `/tilbud`; undefined until links lead here. */
  readonly path: string | undefined;
}

/** The route below the base path; links to the portal's pages change it without a load. */
export function usePortalRouter(basePath: string): PortalRoute {
  const { runtime: { links, clock }, element } = useAppContext();
  const { address, location } = useMemo(() => {
    const address = createPortalAddress(basePath);
    const scroll = createPortalScroll({ window, clock, element });
    return { address, location: createPortalLocation({ window, address, scroll, links }) };
  }, [basePath, links, clock, element]);
  return { address, path: useStore(location) };
}
