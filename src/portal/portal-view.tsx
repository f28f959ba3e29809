import { useCallback, useEffect, useRef } from 'react';
import { CookieConsentArea } from '../areas/cookie-consent/cookie-consent-area.tsx';
import { FooterArea } from '../areas/footer/footer-area.tsx';
import { HeaderArea } from '../areas/header/header-area.tsx';
import { NavigationArea } from '../areas/navigation/navigation-area.tsx';
import { SessionWarningArea } from '../areas/session-warning/session-warning-area.tsx';
import { useAppContext } from '../hooks/app-context.ts';
import { ElementBoundary } from '../shell/element-boundary.tsx';
import { Page } from '../ui/layout/page.tsx';
import { gateTitles } from './gate-titles.ts';
import type { AreaLoader } from './lazy-area.tsx';
import type { PortalAddress } from './portal-address.ts';
import { PortalContent } from './portal-content.tsx';
import type { PortalArea } from './portal-routes.ts';
import { portalRoutes } from './portal-routes.ts';
import { usePageFocus } from './use-page-focus.ts';
import { usePageLoad } from './use-page-load.ts';
import { usePageTitle } from './use-page-title.ts';
import { usePortalGate } from './use-portal-gate.ts';
import { usePrefetch } from './use-prefetch.ts';

export type PortalAreas = Readonly<Record<PortalArea, AreaLoader>>;

interface PortalViewProps {
  readonly address: PortalAddress;
  readonly path: string;
  readonly areas: PortalAreas;
}

/** A page of the portal between header and footer, for who may see it. */
export function PortalView({ address, path, areas }: PortalViewProps) {
  const { runtime, element } = useAppContext();
  const route = portalRoutes[path];
  const load = route && areas[route.area];
  const gate = usePortalGate();
  const isKnown = gate !== 'loading';
  const page = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  const isPage = gate === 'open' || gate === 'loading';
  const title = gateTitles[gate] ?? route?.title ?? gateTitles.closed;

  useEffect(() => {
    // The area's code need not wait for the session; LazyArea asks for it again and shows a failure.
    void load?.().catch(() => undefined);
  }, [load]);

  usePageTitle(main, title);
  usePageFocus(main, isKnown ? gate + path : undefined);
  // The login tells of itself.
  usePageLoad(isKnown ? gate + path : undefined, gate !== 'login');
  usePrefetch(page, useCallback((url) => {
    const next = address.owns(url.pathname) && portalRoutes[address.routeOf(url.pathname)];
    return next && areas[next.area];
  }, [address, areas]));

  return (
    <Page
      ref={page}
      before={isKnown && <><HeaderArea isPart /><NavigationArea path={path} hasOverview={route?.area === 'overview'} isPart /></>}
      after={isKnown && <FooterArea isPart />}
    >
      <main ref={main} tabIndex={-1}>
        <ElementBoundary key={isPage ? path : gate} runtime={runtime} element={element} isPage>
          <PortalContent gate={gate} load={load} />
        </ElementBoundary>
      </main>
      <SessionWarningArea isPart />
      <CookieConsentArea isPart />
    </Page>
  );
}
