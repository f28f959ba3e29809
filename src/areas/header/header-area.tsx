import type { ReactNode } from 'react';
import { useConfig, useSession } from '../../hooks/app-context.ts';
import { useOnlineBankLink } from '../../hooks/use-bank-contact.ts';
import { useReady } from '../../hooks/use-host-events.ts';
import { useLink } from '../../hooks/use-link.ts';
import type { LogOut } from '../../hooks/use-log-out.ts';
import { useLogOut } from '../../hooks/use-log-out.ts';
import { useIsLargeScreen } from '../../hooks/use-window.ts';
import { warnInvalid } from '../../platform/warn.ts';
import { safeAddress } from '../../runtime/links/links.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { SiteHeader } from '../../ui/site/site-header.tsx';
import { HeaderButtons } from './header-buttons.tsx';
import { useHeaderText } from './header-text.ts';

interface HeaderAreaProps extends HeaderProps {
  /** From the host, so it may be of any type. */
  readonly buttons?: unknown;
}

/** The header with the host's buttons. */
export function HeaderArea({ buttons, ...props }: HeaderAreaProps) {
  return <Header {...props}><HeaderButtons buttons={buttons} /></Header>;
}

interface HeaderProps {
  readonly logo?: string | undefined;
  readonly logoAlt?: string | undefined;
  readonly logoAlignment?: 'LEFT' | 'CENTER';
  readonly theme?: 'light' | 'dark' | 'auto';
  /** Whether it is part of another element, which sends its own ready event. */
  readonly isInPortal?: boolean;
  /** Content before the logo. */
  readonly start?: ReactNode;
  /** Content after the buttons. */
  readonly menu?: ReactNode;
  /** Buttons. */
  readonly children?: ReactNode;
}

/** The header. On large windows it has the exit links. */
export function Header(props: HeaderProps) {
  const text = useHeaderText();
  const { logo, logoAlt, logoAlignment = 'LEFT', theme = 'auto', isInPortal = false, start, menu, children } = props;
  const { logoUrl, insurerName: insurer } = useConfig();
  const address = checkedLogo(logo) ?? (logoUrl && safeAddress(logoUrl));
  const insurerName = insurer ?? (address && text.logo);
  const { status } = useSession();
  const isLarge = useIsLargeScreen();
  const exit = useLogOut('header');
  useReady(!isInPortal);
  return (
    <SiteHeader
      logo={address}
      name={logoAlt ?? insurerName}
      isCentered={logoAlignment === 'CENTER'}
      theme={theme}
      start={start}
    >
      {children}
      {isLarge && (status === 'logged-in' || exit.isLoggingOut) && <HeaderExits {...exit} />}
      {menu}
    </SiteHeader>
  );
}

/** Returns the absolute address of the logo, or undefined when it breaks the URL rule. */
function checkedLogo(logo: string | undefined): string | undefined {
  if (logo === undefined) return undefined;
  const address = safeAddress(logo);
  if (address === undefined) warnInvalid(`<kfp-header> logo: ${JSON.stringify(logo)}`);
  return address;
}

/** The links out of the portal. On smaller windows the menu has them. */
function HeaderExits({ isLoggingOut, logOut }: LogOut) {
  const text = useHeaderText();
  const linkTo = useLink();
  return (
    <>
      <ButtonLink variant="secondary" {...linkTo(useOnlineBankLink('header'))}>{text.toOnlineBank}</ButtonLink>
      <Button variant="secondary" trackAs="log-out" isBusy={isLoggingOut} onClick={logOut}>{text.logOut}</Button>
    </>
  );
}
