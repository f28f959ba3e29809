import { useConfig } from '../../hooks/use-config.ts';
import { useIsLargeScreen } from '../../hooks/use-is-large-screen.ts';
import { useReady } from '../../hooks/use-ready.ts';
import { useSession } from '../../hooks/use-session.ts';
import { SiteHeader } from '../../ui/site/site-header.tsx';
import { checkedLogo } from './checked-logo.ts';
import { HeaderButtons } from './header-buttons.tsx';
import { HeaderExits } from './header-exits.tsx';
import { headerText } from './header-text.ts';

interface HeaderAreaProps {
  readonly logo?: string | undefined;
  readonly logoAlt?: string | undefined;
  readonly logoAlignment?: 'LEFT' | 'CENTER';
  readonly theme?: 'light' | 'dark' | 'auto';
  /** Anything that the host has written. */
  readonly buttons?: unknown;
  /** Inside another element, which tells itself when it is ready. */
  readonly isPart?: boolean;
}

/** The header, with the ways out on large windows. */
export function HeaderArea(props: HeaderAreaProps) {
  const { logo, logoAlt, logoAlignment = 'LEFT', theme = 'auto', buttons, isPart = false } = props;
  const address = checkedLogo(logo);
  const { insurerName = address && headerText.logo } = useConfig();
  const { status } = useSession();
  const isLarge = useIsLargeScreen();
  useReady(!isPart);
  return (
    <SiteHeader
      logo={address}
      name={logoAlt ?? insurerName}
      isCentered={logoAlignment === 'CENTER'}
      theme={theme}
    >
      <HeaderButtons buttons={buttons} />
      {isLarge && status === 'logged-in' && <HeaderExits />}
    </SiteHeader>
  );
}
