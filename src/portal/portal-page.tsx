import { useEffect, useMemo, useRef } from 'react';
import { SessionWarningArea } from '../areas/session-warning/session-warning-area.tsx';
import { insurancePath } from '../domain/policy.ts';
import { useAppContext } from '../hooks/app-context.ts';
import { useStore } from '../hooks/use-store.ts';
import { ElementBoundary } from '../shell/element-boundary.tsx';
import { Page } from '../ui/page.tsx';
import { gateTitles } from './gate-titles.ts';
import type { AreaLoader } from './lazy-area.tsx';
import { PortalContent } from './portal-content.tsx';
import { createPortalLocation } from './portal-location.ts';
import type { PortalArea } from './portal-routes.ts';
import { paymentRoute, portalRoutes } from './portal-routes.ts';
import { portalText } from './portal-text.ts';
import { usePageFocus } from './use-page-focus.ts';
import { usePortalGate } from './use-portal-gate.ts';

interface PortalPageProps {
  readonly basePath: string;
  readonly areas: Readonly<Record<PortalArea, AreaLoader>>;
}

/** The standalone portal: the area that belongs to the address (RT-01 to RT-24), for who may see it (LG-01 to LG-05). */
export function PortalPage({ basePath, areas }: PortalPageProps) {
  const path = usePortalPath(basePath.replace(/\/$/, ''));
  const route = portalRoutes[path];
  const load = route && areas[route.area];
  const gate = usePortalGate();
  const { runtime, element } = useAppContext();
  const main = useRef<HTMLElement>(null);
  const isPage = gate === 'open' || gate === 'loading';
  const isLeaving = path === paymentRoute;
  const title = gateTitles[gate] ?? route?.title ?? gateTitles.closed;

  useEffect(() => {
    if (isLeaving) location.replace(`${insurancePath}/betaling`);
    else document.title = portalText.documentTitle(title);
  }, [isLeaving, title]);

  useEffect(() => {
    // The area's code need not wait for the session; LazyArea asks for it again and shows a failure.
    void load?.().catch(() => undefined);
  }, [load]);

  usePageFocus(main, gate === 'loading' ? undefined : gate + path);

  if (isLeaving) return null;
  return (
    <Page>
      <main ref={main} tabIndex={-1}>
        <ElementBoundary key={isPage ? path : gate} runtime={runtime} element={element}>
          <PortalContent gate={gate} load={load} />
        </ElementBoundary>
      </main>
      <SessionWarningArea />
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
