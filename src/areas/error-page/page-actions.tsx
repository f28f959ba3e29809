import type { MouseEvent } from 'react';
import { phoneLink } from '../../domain/contact.ts';
import { insurancePath, portalPath } from '../../domain/link.ts';
import { useAppContext } from '../../hooks/app-context.ts';
import { useBankContact } from '../../hooks/use-bank-contact.ts';
import { useLink } from '../../hooks/use-link.ts';
import { canGoBack, scrollToSection } from '../../platform/page-navigation.ts';
import { Text } from '../../ui/content/text.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Actions } from '../../ui/layout/actions.tsx';
import { errorPageText } from './error-page-text.ts';

interface PageActionsProps {
  /** Text and address of the host's own button in place of «Gå tilbake». */
  readonly label: string | undefined;
  readonly href: string | undefined;
  readonly hasAction: boolean;
  readonly hasOverviewLink: boolean;
  /** Then that is what the page offers first. */
  readonly hasContact: boolean;
}

/** What can be done on the page. */
export function PageActions({ label, href, hasAction, hasOverviewLink, hasContact }: PageActionsProps) {
  const linkTo = useLink();
  const text = label || errorPageText.goBack;
  const goBack = useGoBack(text);
  const variant = hasContact ? 'secondary' : 'primary';
  const action = href
    ? <ButtonLink variant={variant} {...linkTo(href)}>{text}</ButtonLink>
    : <Button variant={variant} trackAs={label ? 'host-button' : 'go-back'} onClick={goBack}>{text}</Button>;
  return (
    <Actions>
      {hasAction && action}
      {hasOverviewLink && <Link {...linkTo(insurancePath)}>{errorPageText.toOverview}</Link>}
      {hasContact && <ContactLink />}
    </Actions>
  );
}

/** Leads to the phone number of the footer, else calls it. */
function ContactLink() {
  const { elements } = useAppContext().runtime;
  const linkTo = useLink();
  const contact = useBankContact('error-page');
  if (!contact) return null;
  const href = phoneLink(contact.phone ?? '');
  if (!href) return <Text>{errorPageText.contactBank}</Text>;

  const call = linkTo(href);
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    const places = elements.get().map(({ element }) => element);
    if (scrollToSection(places, 'kontakt-telefon')) event.preventDefault();
    else call.onClick(event);
  };
  return <ButtonLink href={call.href} onClick={onClick}>{errorPageText.contactUs}</ButtonLink>;
}

/** Goes back in history, or to the portal where there is none. */
function useGoBack(label: string): (event: MouseEvent) => void {
  const { runtime, element, loginContext } = useAppContext();
  return (event) => {
    if (canGoBack(window)) {
      window.history.back();
      return;
    }
    const href = runtime.links.place(portalPath);
    runtime.links.follow({ event, href, label, element, loginContext });
    if (!event.defaultPrevented) window.location.assign(href);
  };
}
