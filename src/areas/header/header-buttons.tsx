import { useCallback, useEffect, useMemo } from 'react';
import { useAppContext } from '../../hooks/app-context.ts';
import { useLink } from '../../hooks/use-link.ts';
import { useLogOut } from '../../hooks/use-log-out.ts';
import { useLocationPath } from '../../hooks/use-window.ts';
import { scrollToSection, watchHash } from '../../platform/page-navigation.ts';
import { isPlainObject } from '../../platform/plain-object.ts';
import { withUniqueKeys } from '../../platform/unique-keys.ts';
import { warnInvalid, warnOnce } from '../../platform/warn.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Button } from '../../ui/controls/button.tsx';

/** The elements that have followed the hash with which the page opened. */
const opened = new WeakSet<Element>();

/** The host's buttons. `buttons` may be of any type. */
export function HeaderButtons({ buttons }: { readonly buttons: unknown }) {
  const { element, runtime: { elements, links } } = useAppContext();
  const given = useMemo(() => readButtons(buttons, links.isSafe), [buttons, links]);
  const linkTo = useLink();
  useLocationPath(); // A link with a hash or a relative address depends on it.
  const { isLoggingOut, logOut } = useLogOut('header');
  const goTo = useCallback(
    (id: string) => scrollToSection(elements.get().map((one) => one.element), id),
    [elements],
  );
  const onAction = (action: Exclude<HeaderAction, () => void>) => {
    if (action === 'logout') logOut();
    else if (!goTo(sections[action])) warnOnce('section-missing', `<kfp-header> buttons: ${action} finds no element with the id ${sections[action]}.`);
  };
  useEffect(() => watchHash(opened, element, (id) => {
    if (Object.values<string>(sections).includes(id)) goTo(id);
  }), [element, goTo]);
  return withUniqueKeys(given, ({ text }) => text).map(([key, { text, href, action }]) =>
    href === undefined ? (
      <Button
        key={key}
        variant="secondary"
        trackAs="host-button"
        isBusy={action === 'logout' && isLoggingOut}
        onClick={typeof action === 'function' ? () => action() : () => onAction(action)}
      >
        {text}
      </Button>
    ) : (
      <ButtonLink key={key} variant="secondary" {...linkTo(href)}>{text}</ButtonLink>
    ),
  );
}

/** A button of the host: a link, or one with an action. */
type HeaderButton =
  | { readonly text: string; readonly href: string; readonly action?: undefined }
  | { readonly text: string; readonly href?: undefined; readonly action: HeaderAction };

/** Ids of the sections that buttons and the page's hash can target. */
const sections = { contact: 'kontakt-telefon', coverage: 'dekninger', details: 'forsikringsdetaljer' } as const;

type HeaderAction = 'logout' | keyof typeof sections | (() => void);

/** Validates the host's buttons. Skips an invalid one, with a warning that names its position. */
export function readButtons(value: unknown, isSafe: (href: string) => boolean): readonly HeaderButton[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    warn('buttons');
    return [];
  }
  return value.flatMap((item: unknown, index) => {
    const button = readButton(item, isSafe);
    if (!button) warn(`buttons[${index}]`);
    return button ? [button] : [];
  });
}

function readButton(item: unknown, isSafe: (href: string) => boolean): HeaderButton | undefined {
  if (!isPlainObject(item)) return undefined;
  const { text, href, action } = item;
  if (typeof text !== 'string' || text.trim() === '') return undefined;
  if (typeof href === 'string') return isSafe(href) ? { text, href } : undefined;
  return isAction(action) ? { text, action } : undefined;
}

function isAction(value: unknown): value is HeaderAction {
  return value === 'logout' || typeof value === 'function' || (typeof value === 'string' && Object.hasOwn(sections, value));
}

function warn(place: string): void {
  warnInvalid(`<kfp-header> ${place}`);
}
