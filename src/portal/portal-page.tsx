import { useEffect, useMemo, useRef } from 'react';
import { insurancePath } from '../domain/policy.ts';
import { useAppContext } from '../hooks/app-context.ts';
import { useStore } from '../hooks/use-store.ts';
import { Page } from '../ui/page.tsx';
import type { AreaLoader } from './lazy-area.tsx';
import { LazyArea } from './lazy-area.tsx';
import { NotFound } from './not-found.tsx';
import { PortalGate } from './portal-gate.tsx';
import { createPortalLocation } from './portal-location.ts';
import type { PortalArea } from './portal-routes.ts';
import { paymentRoute, portalRoutes } from './portal-routes.ts';
import { portalText } from './portal-text.ts';

interface PortalPageProps {
  readonly basePath: string;
  readonly areas: Readonly<Record<PortalArea, AreaLoader>>;
}

/** The standalone portal: the area that belongs to the address (RT-01 to RT-24). */
export function PortalPage({ basePath, areas }: PortalPageProps) {
  const path = usePortalPath(basePath.replace(/\/$/, ''));
  const route = portalRoutes[path];
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef(path);
  const isLeaving = path === paymentRoute;

  useEffect(() => {
    if (isLeaving) location.replace(`${insurancePath}/betaling`);
    else document.title = portalText.documentTitle(route?.title ?? portalText.notFound);
  }, [isLeaving, route]);

  useEffect(() => {
    // The area's code need not wait for the session; LazyArea asks for it again and shows a failure.
    if (route) void areas[route.area]().catch(() => undefined);
  }, [areas, route]);

  useEffect(() => {
    // The first page leaves focus to the browser; a later one is a new page to whoever listens.
    if (shownPath.current !== path) main.current?.focus();
    shownPath.current = path;
  }, [path]);

  if (isLeaving) return null;
  return (
    <Page>
      <main ref={main} tabIndex={-1}>
        <PortalGate>
          {route ? <LazyArea key={route.area} load={areas[route.area]} /> : <NotFound />}
        </PortalGate>
      </main>
    </Page>
  );
}

/** The route below the base path; links to the portal's pages change it without a reload (RT-21). */
function usePortalPath(basePath: string): string {
  const { links } = useAppContext().runtime;
  const portalLocation = useMemo(() => createPortalLocation(window, basePath), [basePath]);
  useEffect(
    () => links.useRouter({ basePath, navigate: portalLocation.navigate }),
    [links, basePath, portalLocation],
  );
  return useStore(portalLocation);
}
