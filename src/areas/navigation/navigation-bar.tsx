import { isReceipt, navigationPath } from '../../domain/navigation-path.ts';
import { useIsLargeScreen } from '../../hooks/use-is-large-screen.ts';
import { useLocationPath } from '../../hooks/use-location-path.ts';
import { documentMember } from '../../platform/document-member.ts';
import { BackButton } from '../../ui/controls/back-button.tsx';
import { NavList } from '../../ui/controls/nav-list.tsx';
import { SiteBar } from '../../ui/site/site-bar.tsx';
import { NavigationMenu } from './navigation-menu.tsx';
import { navigationText } from './navigation-text.ts';
import { useNavigationLinks } from './use-navigation-links.ts';

export interface NavigationBarProps {
  readonly variant?: 'ny' | undefined;
  /** Path of the page, or below the portal's such as `/tilbud`; by default that of the address. */
  readonly path?: string | undefined;
  /** Whether the page shows the overview; by default, whether it holds a `kfp-overview`. */
  readonly hasOverview?: boolean;
}

/** All links in a row on large windows, in a menu on others; the newer variant can go back. */
export function NavigationBar({ variant, path: given, hasOverview = isOverviewOnPage() }: NavigationBarProps) {
  const address = useLocationPath();
  const isLarge = useIsLargeScreen();
  const path = given === undefined ? address : navigationPath(given);
  const links = useNavigationLinks(path.replace(/\/+$/, ''), hasOverview);
  return (
    <SiteBar as="nav" label={navigationText.name}>
      {variant === 'ny' && !isReceipt(path) && (
        <BackButton label={navigationText.back} onClick={() => window.history.back()} />
      )}
      {isLarge ? <NavList links={links} /> : <NavigationMenu links={links} />}
    </SiteBar>
  );
}

function isOverviewOnPage(): boolean {
  return documentMember('querySelector').call(document, 'kfp-overview') !== null;
}
