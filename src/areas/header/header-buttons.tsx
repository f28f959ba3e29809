import { useMemo } from 'react';
import { useAppContext } from '../../hooks/app-context.ts';
import { useLink } from '../../hooks/use-link.ts';
import { useLogOut } from '../../hooks/use-log-out.ts';
import { scrollToSection } from '../../platform/page-navigation.ts';
import { withUniqueKeys } from '../../platform/unique-keys.ts';
import { warnOnce } from '../../platform/warn.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { readButtons } from './read-buttons.ts';

/** The buttons that the host asks for; `buttons` is anything that it has written. */
export function HeaderButtons({ buttons }: { readonly buttons: unknown }) {
  const { elements, links } = useAppContext().runtime;
  const given = useMemo(() => readButtons(buttons, links.isSafe), [buttons, links]);
  const linkTo = useLink();
  const { isLoggingOut, logOut } = useLogOut('header');
  const actions = {
    logout: logOut,
    contact: () => {
      const isFound = scrollToSection(elements.get().map(({ element }) => element), 'kontakt-telefon');
      if (!isFound) warnOnce('<kfp-header> buttons: contact finds no kfp-footer with a phone number.');
    },
  };
  return withUniqueKeys(given, ({ text }) => text).map(([key, { text, href, action }]) =>
    href === undefined ? (
      <Button
        key={key}
        variant="secondary"
        isBusy={action === 'logout' && isLoggingOut}
        onClick={typeof action === 'function' ? () => action() : action && actions[action]}
      >
        {text}
      </Button>
    ) : (
      <ButtonLink key={key} variant="secondary" {...linkTo(href)}>{text}</ButtonLink>
    ),
  );
}
