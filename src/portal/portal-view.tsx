import type { ComponentType, ReactNode, RefObject } from 'react';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { ErrorPageProps } from '../areas/error-page/error-page-area.tsx';
import { FooterArea } from '../areas/footer/footer-area.tsx';
import { Header } from '../areas/header/header-area.tsx';
import { NavigationArea } from '../areas/navigation/navigation-area.tsx';
import { SessionWarningArea } from '../areas/session-warning/session-warning-area.tsx';
import { useAppContext, useConfig, useSession } from '../hooks/app-context.ts';
import { useRequiredCode } from '../hooks/use-lazy.ts';
import { useIsLargeScreen } from '../hooks/use-window.ts';
import { listen } from '../platform/listen.ts';
import { CustomerView } from '../shell/customer-gate.tsx';
import { ElementBoundary } from '../shell/element-boundary.tsx';
import { LazySessionNote } from '../shell/lazy-session-note.tsx';
import { PageLoader } from '../ui/feedback/page-loader.tsx';
import { SkipLink } from '../ui/controls/skip-link.tsx';
import { PageTitleContext } from '../ui/content/text.tsx';
import { Page } from '../ui/layout/page.tsx';
import type { AreaLoader } from './lazy-area.tsx';
import { LazyArea } from './lazy-area.tsx';
import type { LoginPageProps } from './login-page.tsx';
import type { PortalAddress, PortalArea } from './portal-routes.ts';
import { portalRoutes } from './portal-routes.ts';
import { usePortalText } from './portal-text.ts';
import { usePageLoad, usePageTitle } from './use-page-change.ts';

export interface PortalAreas extends Readonly<Record<PortalArea, AreaLoader>> {
  /** The login for logged-out customers. */
  readonly login: AreaLoader<LoginPageProps>;
  /** Replaces a page that does not exist or cannot be shown. */
  readonly errorPage: AreaLoader<ErrorPageProps>;
  /** Asks for cookie consent. Not needed for the first data. */
  readonly cookieConsent: () => Promise<{ readonly CookieConsentArea: ComponentType<{ readonly isInPortal: true }> }>;
}

interface PortalViewProps {
  readonly address: PortalAddress;
  readonly path: string;
  readonly areas: PortalAreas;
}

/** A page of the portal between header and footer, for customers who may see it. */
export function PortalView({ address, path, areas }: PortalViewProps) {
  const { titles } = usePortalText();
  const { runtime, element } = useAppContext();
  const area = portalRoutes[path];
  const { errorPage } = areas;
  const load = area && areas[area];
  const gate = usePortalGate();
  const isKnown = gate !== 'loading';
  const page = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  const isPage = gate === 'open' || gate === 'loading';
  const title = titles[gateTitles[gate] ?? area ?? 'notFound'];

  useEffect(() => {
    // Preloads the area's code while the session loads. LazyArea loads it again and shows a failure.
    void (load ?? errorPage)().catch(() => undefined);
  }, [load, errorPage]);

  const onTitle = usePageTitle({ main, page: isKnown ? gate + path : undefined, title });
  // The login tracks its own page load.
  usePageLoad(isKnown ? gate + path : undefined, gate !== 'login');
  usePrefetch(page, useCallback((url) => {
    const next = address.owns(url.pathname) && portalRoutes[address.routeOf(url.pathname)];
    return next && areas[next];
  }, [address, areas]));

  /** When a part beside the content fails, the content stays. */
  const guarded = (part: ReactNode) => <ElementBoundary runtime={runtime} element={element}>{part}</ElementBoundary>;

  return (
    <Page
      ref={page}
      isLoading={!isKnown}
      before={isKnown && guarded(<PortalBars path={path} hasOverview={area === 'overview'} onSkip={() => main.current?.focus()} />)}
      after={isKnown && guarded(<FooterArea isInPortal />)}
    >
      <main ref={main} id={contentId} tabIndex={-1}>
        <LazySessionNote />
        <ElementBoundary key={isPage ? path : gate} runtime={runtime} element={element} isPage>
          <PageTitleContext.Provider value={onTitle}><PortalContent gate={gate} load={load} areas={areas} /></PageTitleContext.Provider>
        </ElementBoundary>
      </main>
      <SessionWarningArea isInPortal />
      <LazyCookieConsent load={areas.cookieConsent} />
    </Page>
  );
}

const contentId = 'innhold';

function LazyCookieConsent({ load }: { readonly load: PortalAreas['cookieConsent'] }) {
  const { runtime } = useAppContext();
  const arrived = useRequiredCode('cookie-consent', load);
  // A request waits for the code.
  useLayoutEffect(() => listen(window, ['kfp-open-cookie-consent'], () => void runtime.openCookieSettings().catch(() => undefined)), [runtime]);
  return arrived ? <arrived.CookieConsentArea isInPortal /> : null;
}

interface PortalBarsProps {
  readonly path: string;
  readonly hasOverview: boolean;
  /** Moves the focus to the content. */
  readonly onSkip: () => void;
}

/** Header and navigation: one bar on small screens, where the navigation is a menu. */
function PortalBars({ onSkip, ...props }: PortalBarsProps) {
  const portalText = usePortalText();
  const isLarge = useIsLargeScreen();
  const navigation = <NavigationArea {...props} isInHeader={!isLarge} isInPortal />;
  const { status } = useSession();
  // For a logged-out customer there is nothing to skip.
  const skipLink = status === 'logged-in' && <SkipLink text={portalText.skip} target={contentId} onFollow={onSkip} />;
  return <><Header isInPortal start={skipLink} menu={!isLarge && navigation} />{isLarge && navigation}</>;
}

interface PortalContentProps {
  readonly gate: PortalGate;
  /** Loads the area of the address; undefined for an unknown address. */
  readonly load: AreaLoader | undefined;
  readonly areas: Pick<PortalAreas, 'errorPage' | 'login'>;
}

/** Content of the portal's page: area, login or error page. */
function PortalContent({ gate, load, areas: { errorPage, login } }: PortalContentProps) {
  const portalText = usePortalText();
  const drawError = (props: ErrorPageProps) => <LazyArea load={errorPage} props={props} />;
  if (gate === 'off') return drawError({ kind: 'generell' });
  if (gate === 'closed') return drawError({ status: 404 });
  if (gate === 'login') return <LazyArea load={login} props={{ errorPage: drawError }} />;
  return (
    <CustomerView loader={<PageLoader text={portalText.loading} />}>
      {load ? <LazyArea load={load} props={{}} /> : drawError({ status: 404, reportNotFound: true })}
    </CustomerView>
  );
}

/** State of the portal. Pages show only when it is `open`; `closed` means logged out with the login switched off. */
type PortalGate = 'loading' | 'off' | 'login' | 'closed' | 'open';

/** Checks the session, then the feature flag, then the login (LG-04). */
function usePortalGate(): PortalGate {
  const { status } = useSession();
  const { overview, directLogin } = useConfig().features;
  if (status === 'loading') return 'loading';
  if (overview === false) return 'off';
  if (status === 'logged-in') return 'open';
  return directLogin === false ? 'closed' : 'login';
}

/** Key of the title for each state that replaces the page. */
const gateTitles: Partial<Record<PortalGate, 'error' | 'login' | 'notFound'>> = { off: 'error', login: 'login', closed: 'notFound' };

/** Events that come before most clicks on a link. They bubble, so one listener covers the whole page. */
const intentEvents = ['pointerover', 'touchstart', 'focusin'] as const;

/** The Save-Data setting; only Chromium has it. */
interface WithConnection {
  readonly connection?: { readonly saveData?: boolean };
}

/**
 * Prefetches the area behind a link, once, when the customer seems about to follow it. Does nothing with Save-Data on.
 * @param findLoad returns the area's loader; must be the same function at each render
 */
function usePrefetch(
  page: RefObject<HTMLElement | null>,
  findLoad: (url: URL) => false | undefined | (() => Promise<unknown>),
): void {
  useEffect(() => {
    const place = page.current;
    if (!place || (navigator as WithConnection).connection?.saveData) return undefined;
    const asked = new Set<unknown>();
    const onIntent = ({ target }: Event) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
      const load = link?.origin === location.origin && findLoad(new URL(link.href));
      if (!load || asked.has(load)) return;
      asked.add(load);
      void load().catch(() => undefined); // The link itself loads again and shows a failure.
    };
    return listen(place, intentEvents, onIntent, { passive: true });
  }, [page, findLoad]);
}
