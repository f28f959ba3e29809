import type { RefObject } from 'react';
import { useCallback, useEffect, useRef } from 'react';
import { CookieConsentArea } from '../areas/cookie-consent/cookie-consent-area.tsx';
import type { ErrorPageProps } from '../areas/error-page/error-page-area.tsx';
import { FooterArea } from '../areas/footer/footer-area.tsx';
import { HeaderArea } from '../areas/header/header-area.tsx';
import { NavigationArea } from '../areas/navigation/navigation-area.tsx';
import { SessionWarningArea } from '../areas/session-warning/session-warning-area.tsx';
import { useAppContext, useConfig } from '../hooks/app-context.ts';
import { useSession } from '../hooks/use-session.ts';
import { useIsLargeScreen } from '../hooks/use-window.ts';
import { CustomerView } from '../shell/customer-gate.tsx';
import { ElementBoundary } from '../shell/element-boundary.tsx';
import { SessionNotes } from '../shell/session-notes.tsx';
import { Loader } from '../ui/feedback/loader.tsx';
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
  /** The way in for who is not logged in. */
  readonly login: AreaLoader<LoginPageProps>;
  /** What shows where no page does. */
  readonly errorPage: AreaLoader<ErrorPageProps>;
}

interface PortalViewProps {
  readonly address: PortalAddress;
  readonly path: string;
  readonly areas: PortalAreas;
}

/** A page of the portal between header and footer, for who may see it. */
export function PortalView({ address, path, areas }: PortalViewProps) {
  const { titles } = usePortalText();
  const { runtime, element } = useAppContext();
  const route = portalRoutes[path];
  const { errorPage, login } = areas;
  const load = route && areas[route.area];
  const gate = usePortalGate();
  const isKnown = gate !== 'loading';
  const page = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  const isPage = gate === 'open' || gate === 'loading';
  const title = titles[gateTitles[gate] ?? route?.area ?? 'notFound'];

  useEffect(() => {
    // The area's code need not wait for the session; LazyArea asks for it again and shows a failure.
    void (load ?? errorPage)().catch(() => undefined);
  }, [load, errorPage]);

  const onTitle = usePageTitle({ main, page: isKnown ? gate + path : undefined, title });
  // The login tells of itself.
  usePageLoad(isKnown ? gate + path : undefined, gate !== 'login');
  usePrefetch(page, useCallback((url) => {
    const next = address.owns(url.pathname) && portalRoutes[address.routeOf(url.pathname)];
    return next && areas[next.area];
  }, [address, areas]));

  return (
    <Page
      ref={page}
      isLoading={!isKnown}
      before={isKnown && <PortalBars path={path} hasOverview={route?.area === 'overview'} onSkip={() => main.current?.focus()} />}
      after={isKnown && <FooterArea isPart />}
    >
      <main ref={main} id={contentId} tabIndex={-1}>
        <SessionNotes />
        <ElementBoundary key={isPage ? path : gate} runtime={runtime} element={element} isPage>
          <PageTitleContext.Provider value={onTitle}><PortalContent gate={gate} load={load} errorPage={errorPage} login={login} /></PageTitleContext.Provider>
        </ElementBoundary>
      </main>
      <SessionWarningArea isPart />
      <CookieConsentArea isPart />
    </Page>
  );
}

const contentId = 'innhold';

interface PortalBarsProps {
  readonly path: string;
  readonly hasOverview: boolean;
  /** Moves the focus to the content. */
  readonly onSkip: () => void;
}

/** Header and navigation: one bar where the navigation is a menu. */
function PortalBars({ onSkip, ...props }: PortalBarsProps) {
  const portalText = usePortalText();
  const isLarge = useIsLargeScreen();
  const navigation = <NavigationArea {...props} isInHeader={!isLarge} isPart />;
  const { status } = useSession();
  // Without a customer there is nothing to skip.
  const skipLink = status === 'logged-in' && <SkipLink text={portalText.skip} target={contentId} onFollow={onSkip} />;
  return <><HeaderArea isPart start={skipLink} menu={!isLarge && navigation} />{isLarge && navigation}</>;
}

interface PortalContentProps {
  readonly gate: PortalGate;
  /** The area of the address; undefined where the address leads nowhere. */
  readonly load: AreaLoader | undefined;
  readonly errorPage: PortalAreas['errorPage'];
  readonly login: PortalAreas['login'];
}

/** What is on the portal's page. */
function PortalContent({ gate, load, errorPage, login }: PortalContentProps) {
  const portalText = usePortalText();
  const drawError = (props: ErrorPageProps) => <LazyArea load={errorPage} props={props} />;
  if (gate === 'off') return drawError({ kind: 'generell' });
  if (gate === 'login' || gate === 'closed') {
    return <LazyArea load={login} props={{ errorPage: drawError }} />;
  }
  return (
    <CustomerView loader={<Loader variant="page" text={portalText.loading} />}>
      {load ? <LazyArea load={load} props={{}} /> : drawError({ status: 404, reportNotFound: true })}
    </CustomerView>
  );
}

/** What the portal shows: its pages only when it is `open`; `closed` is a login that is not offered here. */
type PortalGate = 'loading' | 'off' | 'login' | 'closed' | 'open';

/** First the session, then the feature flag, then the login (LG-04). */
function usePortalGate(): PortalGate {
  const { status } = useSession();
  const { overview, directLogin } = useConfig().features;
  if (status === 'loading') return 'loading';
  if (overview === false) return 'off';
  if (status === 'logged-in') return 'open';
  return directLogin === false ? 'closed' : 'login';
}

/** The title of what stands in place of the portal's pages; none of a page itself. */
const gateTitles = {
  loading: undefined,
  off: 'error',
  login: 'login',
  closed: 'notFound',
  open: undefined,
} as const satisfies Record<PortalGate, string | undefined>;

/** Signs that a link is about to be followed; they tell of links anywhere in the page. */
const signs = ['pointerover', 'touchstart', 'focusin'] as const;

/** Chromium alone knows of customers who save data. */
interface WithConnection {
  readonly connection?: { readonly saveData?: boolean };
}

/**
 * Loads what a link leads to as soon as the customer seems to follow it, once, unless they save data.
 * @param findLoad gives what loads it; must be the same function at each render
 */
function usePrefetch(
  page: RefObject<HTMLElement | null>,
  findLoad: (url: URL) => false | undefined | (() => Promise<unknown>),
): void {
  useEffect(() => {
    const place = page.current;
    if (!place || (navigator as WithConnection).connection?.saveData) return undefined;
    const asked = new Set<unknown>();
    const onSign = ({ target }: Event) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
      const load = link?.origin === location.origin && findLoad(new URL(link.href));
      if (!load || asked.has(load)) return;
      asked.add(load);
      void load().catch(() => undefined); // Asked for again, and shown, when it is followed.
    };
    for (const sign of signs) place.addEventListener(sign, onSign, { passive: true });
    return () => {
      for (const sign of signs) place.removeEventListener(sign, onSign);
    };
  }, [page, findLoad]);
}
