import type { MouseEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { parseEmail, phoneLink } from '../../domain/contact.ts';
import { insurancePath, portalPath } from '../../domain/link.ts';
import { useAppContext } from '../../hooks/app-context.ts';
import { useBankContact } from '../../hooks/use-bank-contact.ts';
import { useLink } from '../../hooks/use-link.ts';
import type { Retry } from '../../hooks/use-retry.ts';
import type { Clock } from '../../platform/clock.ts';
import { listen } from '../../platform/listen.ts';
import { canGoBack, pageNavigation, scrollToSection } from '../../platform/page-navigation.ts';
import { Text, VisuallyHidden } from '../../ui/content/text.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Actions } from '../../ui/layout/actions.tsx';
import { useErrorPageText } from './error-page-text.ts';

interface PageActionsProps {
  /** Text and address of the host's own button in place of «Gå tilbake». */
  readonly label: string | undefined;
  readonly href: string | undefined;
  readonly hasAction: boolean;
  readonly hasOverviewLink: boolean;
  /** Whether the page shows a contact link. The host's button and «Gå tilbake» are then secondary. */
  readonly hasContact: boolean;
  /** The primary action of the page, if it has one. */
  readonly retry: Retry['retryProps'] | undefined;
  /** What screen readers say when the retry has failed. */
  readonly failure: string;
}

/** The buttons and links of the page. */
export function PageActions({ label, href, hasAction, hasOverviewLink, hasContact, retry, failure }: PageActionsProps) {
  const errorPageText = useErrorPageText();
  const linkTo = useLink();
  const text = label || errorPageText.goBack;
  const goBack = useGoBack(text);
  const variant = hasContact ? 'secondary' : 'primary';
  const action = href
    ? <ButtonLink variant={variant} {...linkTo(href)}>{text}</ButtonLink>
    : <Button variant={variant} trackAs={label ? 'host-button' : 'go-back'} onClick={goBack}>{text}</Button>;
  return (
    <Actions>
      {retry && <RetryButton retry={retry} failure={failure}>{errorPageText.retry}</RetryButton>}
      {hasAction && action}
      {hasOverviewLink && <Link {...linkTo(insurancePath)}>{errorPageText.toOverview}</Link>}
      {hasContact && <ContactLink variant={retry ? 'secondary' : 'primary'} />}
    </Actions>
  );
}

interface RetryButtonProps {
  readonly retry: Retry['retryProps'];
  readonly failure: string;
  readonly children: string;
}

function RetryButton({ retry: { isBusy, onRetry }, failure, children }: RetryButtonProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const press = async () => {
    setHasFailed(false);
    await onRetry();
    // After a success, this button is gone.
    setHasFailed(true);
  };
  return (
    <>
      <Button trackAs="retry" isBusy={isBusy} onClick={() => void press()}>{children}</Button>
      {hasFailed && <div role="alert" style={{ position: 'absolute' }}><VisuallyHidden>{failure}</VisuallyHidden></div>}
    </>
  );
}

/** Scrolls to the phone number in the footer. Without a footer it calls the number, else writes to the e-mail address. */
function ContactLink({ variant }: { readonly variant: 'primary' | 'secondary' }) {
  const text = useErrorPageText();
  const { elements } = useAppContext().runtime;
  const linkTo = useLink();
  const contact = useBankContact('error-page');
  if (!contact) return null;
  const email = parseEmail(contact.email ?? '');
  const href = phoneLink(contact.phone ?? '') ?? (email && `mailto:${email}`);
  if (!href) return <Text>{text.contactBank}</Text>;

  const link = linkTo(href);
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    const places = elements.get().map(({ element }) => element);
    if (scrollToSection(places, 'kontakt-telefon')) event.preventDefault();
    else link.onClick(event);
  };
  return <ButtonLink variant={variant} href={link.href} onClick={onClick}>{text.contactUs}</ButtonLink>;
}

/** Milliseconds within which Back leaves the page, or the Navigation API reports that it will. */
const patience = 3_000;

/** Goes back in history, or to the portal when Back does nothing. */
function useGoBack(label: string): (event: MouseEvent) => void {
  const { runtime: { links, clock }, element, loginContext } = useAppContext();
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);

  function loadPortal(event: MouseEvent): void {
    const href = links.place(portalPath);
    // A router navigation to the same address would show the same page again, so this is a full load.
    links.follow({ event, href, label, element, loginContext, isLoad: true });
    if (event.defaultPrevented) return;
    if (isHere(href)) window.location.reload();
    else window.location.assign(href);
  }

  return (event) => {
    cancel.current?.();
    if (!canGoBack(window)) {
      loadPortal(event);
      return;
    }
    cancel.current = unlessLeft(clock, () => loadPortal(event));
    window.history.back();
  };
}

/** Whether an address is the current page, ignoring query and hash. */
function isHere(href: string): boolean {
  const placeOf = (url: string) => url.replace(/\/?(?:[?#].*)?$/, '');
  return placeOf(href) === placeOf(window.location.href);
}

/**
 * Calls `stay` when the customer has not left the page in time. The returned function cancels it. `history.length` cannot
 * tell, because it counts forward entries too. It uses no `beforeunload` listener, because that would exclude the page
 * from the back/forward cache.
 */
function unlessLeft(clock: Clock, stay: () => void): () => void {
  const stopTimer = clock.setTimeout(() => {
    stop();
    stay();
  }, patience);
  const departures = [listen(window, ['pagehide', 'popstate'], () => stop()), listen(pageNavigation(window), ['navigate'], () => stop())];
  const stop = () => {
    stopTimer();
    for (const stopListening of departures) stopListening();
  };
  return stop;
}
