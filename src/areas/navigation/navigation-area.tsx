import { isReceipt, navigationPath } from '../../domain/navigation-path.ts';
import { useIsLargeScreen } from '../../hooks/use-is-large-screen.ts';
import { useLocationPath } from '../../hooks/use-location-path.ts';
import { useReady } from '../../hooks/use-ready.ts';
import { useSession } from '../../hooks/use-session.ts';
import { BackButton } from '../../ui/back-button.tsx';
import { NavList } from '../../ui/nav-list.tsx';
import { SiteBar } from '../../ui/site-bar.tsx';
import { NavigationMenu } from './navigation-menu.tsx';
import { navigationText } from './navigation-text.ts';
import { useNavigationLinks } from './use-navigation-links.ts';

interface NavigationAreaProps {
  readonly variant?: 'ny' | undefined;
  /** Path of the page, or below the portal's such as `/tilbud`; by default that of the address. */
  readonly path?: string | undefined;
}

/** The navigation (NA-01 to NA-25): while it is not known who is logged in it keeps its place. */
export function NavigationArea(props: NavigationAreaProps) {
  const { status } = useSession();
  useReady(status === 'logged-in');
  if (status === 'loading') return <SiteBar as="div" />;
  return status === 'logged-in' ? <Navigation {...props} /> : null;
}

function Navigation({ variant, path: given }: NavigationAreaProps) {
  const address = useLocationPath();
  const isLarge = useIsLargeScreen();
  const path = given === undefined ? address : navigationPath(given);
  const links = useNavigationLinks(path.replace(/\/+$/, ''));
  return (
    <SiteBar as="nav" label={navigationText.name}>
      {variant === 'ny' && !isReceipt(path) && (
        <BackButton label={navigationText.back} onClick={() => window.history.back()} />
      )}
      {isLarge ? <NavList links={links} /> : <NavigationMenu links={links} />}
    </SiteBar>
  );
}
