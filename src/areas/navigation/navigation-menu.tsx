import { useOnlineBankLink } from '../../hooks/use-bank-contact.ts';
import { useLink } from '../../hooks/use-link.ts';
import { useLogOut } from '../../hooks/use-log-out.ts';
import { Menu } from '../../ui/controls/menu.tsx';
import type { NavListLink } from '../../ui/controls/nav-list.tsx';
import { NavList } from '../../ui/controls/nav-list.tsx';
import { useNavigationText } from './navigation-text.ts';

/** The menu of small and medium windows. It also has the exit links. */
export function NavigationMenu({ links }: { readonly links: readonly NavListLink[] }) {
  const text = useNavigationText();
  const linkTo = useLink();
  const bankHref = useOnlineBankLink('navigation');
  const { isLoggingOut, logOut } = useLogOut('navigation');
  const toBank = bankHref && { key: 'bank', label: text.toOnlineBank, ...linkTo(bankHref) };
  return (
    <Menu label={text.menu} trackAs="menu">
      <NavList
        isColumn
        links={toBank ? [...links, toBank] : links}
        action={{ label: text.logOut, trackAs: 'log-out', isBusy: isLoggingOut, onClick: logOut }}
      />
    </Menu>
  );
}
