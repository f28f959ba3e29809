import { useMemo } from 'react';
import { useAppContext } from '../../hooks/app-context.ts';
import { useConfig } from '../../hooks/use-config.ts';
import { useIsLargeScreen } from '../../hooks/use-is-large-screen.ts';
import { useReady } from '../../hooks/use-ready.ts';
import { useSession } from '../../hooks/use-session.ts';
import { warnOnce } from '../../platform/warn.ts';
import { isSafeAddress } from '../../runtime/check-address.ts';
import { SiteHeader } from '../../ui/site-header.tsx';
import { HeaderButtons } from './header-buttons.tsx';
import { HeaderExits } from './header-exits.tsx';
import { headerText } from './header-text.ts';
import { readButtons } from './read-buttons.ts';

interface HeaderAreaProps {
  readonly logo?: string | undefined;
  readonly logoAlt?: string | undefined;
  readonly logoAlignment?: 'LEFT' | 'CENTER';
  readonly theme?: 'light' | 'dark' | 'auto';
  /** Anything that the host has written. */
  readonly buttons?: unknown;
}

/** The header (FH-19 to FH-23), with the ways out on large windows (NA-17). */
export function HeaderArea({ logo, logoAlt, logoAlignment = 'LEFT', theme = 'auto', buttons }: HeaderAreaProps) {
  const { links } = useAppContext().runtime;
  const { insurerName = headerText.logo } = useConfig();
  const { status } = useSession();
  const isLarge = useIsLargeScreen();
  const given = useMemo(() => readButtons(buttons, links.isSafe), [buttons, links]);
  useReady(true);
  return (
    <SiteHeader
      logo={checkedLogo(logo)}
      logoAlt={logoAlt ?? insurerName}
      isCentered={logoAlignment === 'CENTER'}
      theme={theme}
    >
      <HeaderButtons buttons={given} />
      {isLarge && status === 'logged-in' && <HeaderExits />}
    </SiteHeader>
  );
}

/** The address of the logo, unless it breaks the URL rule. */
function checkedLogo(logo: string | undefined): string | undefined {
  if (logo === undefined || isSafeAddress(logo)) return logo;
  warnOnce(`<kfp-header> logo: ${JSON.stringify(logo)} is not valid and is ignored.`);
  return undefined;
}
