import { useLink } from '../../hooks/use-link.ts';
import { useLogOut } from '../../hooks/use-log-out.ts';
import { useOnlineBankLink } from '../../hooks/use-online-bank-link.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { headerText } from './header-text.ts';

/** The ways out of the portal; on smaller windows they are in the menu. */
export function HeaderExits() {
  const linkTo = useLink();
  const bankHref = useOnlineBankLink('header');
  const { isLoggingOut, logOut } = useLogOut('header');
  return (
    <>
      {bankHref && <ButtonLink variant="secondary" {...linkTo(bankHref)}>{headerText.toOnlineBank}</ButtonLink>}
      <Button variant="secondary" isBusy={isLoggingOut} onClick={logOut}>{headerText.logOut}</Button>
    </>
  );
}
