import { useLink } from '../../hooks/use-link.ts';
import { useLogOut } from '../../hooks/use-log-out.ts';
import { useOnlineBankLink } from '../../hooks/use-online-bank-link.ts';
import { Menu } from '../../ui/controls/menu.tsx';
import type { NavListLink } from '../../ui/controls/nav-list.tsx';
import { NavList } from '../../ui/controls/nav-list.tsx';
import { navigationText } from './navigation-text.ts';

/** The menu of small and medium windows, which also leads out. */
export function NavigationMenu({ links }: { readonly links: readonly NavListLink[] }) {
  const linkTo = useLink();
  const bankHref = useOnlineBankLink('navigation');
  const { isLoggingOut, logOut } = useLogOut('navigation');
  const toBank = bankHref && { key: 'bank', label: navigationText.toOnlineBank, ...linkTo(bankHref) };
  return (
    <Menu label={navigationText.menu}>
      <NavList
        isColumn
        links={toBank ? [...links, toBank] : links}
        action={{ label: navigationText.logOut, isBusy: isLoggingOut, onClick: logOut }}
      />
    </Menu>
  );
}
