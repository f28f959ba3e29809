import type { MouseEvent } from 'react';
import { portalPath } from '../../domain/link.ts';
import { isReceipt, navigationPath } from '../../domain/navigation.ts';
import { useAppContext, useSession } from '../../hooks/app-context.ts';
import { useOnlineBankLink } from '../../hooks/use-bank-contact.ts';
import { useReady } from '../../hooks/use-host-events.ts';
import { useLink } from '../../hooks/use-link.ts';
import type { LogOut } from '../../hooks/use-log-out.ts';
import { useLogOut } from '../../hooks/use-log-out.ts';
import { useIsLargeScreen, useLocationPath } from '../../hooks/use-window.ts';
import { findInDocument } from '../../platform/document-member.ts';
import { canGoBack } from '../../platform/page-navigation.ts';
import { Menu } from '../../ui/controls/menu.tsx';
import type { NavListLink } from '../../ui/controls/nav-list.tsx';
import { BackButton, NavList } from '../../ui/controls/nav-list.tsx';
import { SiteBar } from '../../ui/site/site-header.tsx';
import { useNavigationText } from './navigation-text.ts';
import { useNavigationLinks } from './use-navigation-links.ts';

interface NavigationAreaProps extends Omit<NavigationBarProps, 'exit'> {
  /** Whether it is part of another element, which sends its own ready event. */
  readonly isInPortal?: boolean;
}

/** The navigation. It keeps its space while nobody is known to be logged in, so that what is below stays in place. */
export function NavigationArea({ isInPortal = false, ...props }: NavigationAreaProps) {
  const { status } = useSession();
  const exit = useLogOut('navigation');
  useReady(status === 'logged-in' && !isInPortal);
  if (status === 'logged-in' || exit.isLoggingOut) return <NavigationBar {...props} exit={exit} />;
  return props.isInHeader ? null : <SiteBar as="div" isBlank={status === 'logged-out'} />;
}

interface NavigationBarProps {
  readonly exit: LogOut;
  readonly variant?: 'ny' | undefined;
  /** Path of the page, or a path below the portal's, such as `/tilbud`. Default: the path of the address. */
  readonly path?: string | undefined;
  /** Whether the page shows the overview. Default: whether it has a `kfp-overview` that is not switched off. */
  readonly hasOverview?: boolean;
  /** Whether it is part of the header, without its own bar. */
  readonly isInHeader?: boolean;
}

/** All links in a row on large windows, in a menu on smaller ones. The newer variant has a back button. */
function NavigationBar({ exit, variant, path: given, hasOverview, isInHeader = false }: NavigationBarProps) {
  const text = useNavigationText();
  const { runtime, element, loginContext } = useAppContext();
  const address = useLocationPath();
  const isLarge = useIsLargeScreen();
  const path = given === undefined ? address : navigationPath(given);
  const links = useNavigationLinks(path.replace(/\/+$/, ''), hasOverview ?? (isOverviewOnPage() && !runtime.off?.includes(overviewTag)));
  function goBack(event: MouseEvent): void {
    if (canGoBack(window)) {
      window.history.back();
      return;
    }
    const href = runtime.links.place(portalPath);
    runtime.links.follow({ event, href, label: text.back, element, loginContext });
    if (!event.defaultPrevented) window.location.assign(href);
  }

  const content = (
    <>
      {variant === 'ny' && !isReceipt(path) && (
        <BackButton label={text.back} onClick={goBack} />
      )}
      {isLarge ? <NavList links={links} /> : <NavigationMenu links={links} {...exit} />}
    </>
  );
  return isInHeader ? <nav aria-label={text.name}>{content}</nav> : <SiteBar as="nav" label={text.name}>{content}</SiteBar>;
}

const overviewTag = 'kfp-overview';

/** Whether the page has an overview whose code it loads. */
function isOverviewOnPage(): boolean {
  return findInDocument(overviewTag) !== null && customElements.get(overviewTag) !== undefined;
}

/** The menu of small and medium windows. It also has the exit links. */
function NavigationMenu({ links, isLoggingOut, logOut }: LogOut & { readonly links: readonly NavListLink[] }) {
  const text = useNavigationText();
  const linkTo = useLink();
  const toBank = { key: 'bank', label: text.toOnlineBank, ...linkTo(useOnlineBankLink('navigation')) };
  return (
    <Menu label={text.menu} trackAs="menu">
      <NavList
        isColumn
        links={[...links, toBank]}
        action={{ label: text.logOut, trackAs: 'log-out', isBusy: isLoggingOut, onClick: logOut }}
      />
    </Menu>
  );
}
