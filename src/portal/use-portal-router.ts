import { useLayoutEffect, useMemo, useState } from 'react';
import { useAppContext } from '../hooks/app-context.ts';
import { useStore } from '../hooks/use-store.ts';
import type { PortalAddress } from './portal-address.ts';
import { createPortalAddress } from './portal-address.ts';
import { createPortalLocation } from './portal-location.ts';
import { createPortalScroll } from './portal-scroll.ts';

export interface PortalRoute {
  readonly address: PortalAddress;
  /** The route of the page's address, such as `/tilbud`. */
  readonly path: string;
  /** Whether links lead to this portal: before that they would be drawn with the usual portal's address. */
  readonly isReady: boolean;
}

/** The route below the base path; links to the portal's pages change it without a load (RT-21). */
export function usePortalRouter(basePath: string): PortalRoute {
  const { runtime: { links, clock }, element } = useAppContext();
  const { address, scroll, location } = useMemo(() => {
    const address = createPortalAddress(basePath);
    const scroll = createPortalScroll({ window, clock, element });
    return { address, scroll, location: createPortalLocation(window, address, scroll) };
  }, [basePath, clock, element]);
  const [ready, setReady] = useState<PortalAddress>();

  useLayoutEffect(() => {
    const stop = links.useRouter({ ...address, navigate: location.navigate });
    setReady(address);
    return stop;
  }, [links, address, location]);
  useLayoutEffect(() => scroll.start(), [scroll]);

  return { address, path: useStore(location), isReady: ready === address };
}
