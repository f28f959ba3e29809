import type { MouseEvent } from 'react';
import { useEffect, useRef } from 'react';
import { phoneLink } from '../../domain/contact.ts';
import { insurancePath, portalPath } from '../../domain/link.ts';
import { useAppContext } from '../../hooks/app-context.ts';
import { useBankContact } from '../../hooks/use-bank-contact.ts';
import { useLink } from '../../hooks/use-link.ts';
import type { Retry } from '../../hooks/use-retry.ts';
import type { Clock } from '../../platform/clock.ts';
import { listen } from '../../platform/listen.ts';
import { canGoBack, pageNavigation, scrollToSection } from '../../platform/page-navigation.ts';
import { Text } from '../../ui/content/text.tsx';
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
  /** Then the host's button and the way back are not what the page offers first. */
  readonly hasContact: boolean;
  /** What the page offers first, where there is such a thing. */
  readonly retry: Retry['retryProps'] | undefined;
}

/** What can be done on the page. */
export function PageActions({ label, href, hasAction, hasOverviewLink, hasContact, retry }: PageActionsProps) {
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
      {retry && <Button trackAs="retry" isBusy={retry.isBusy} onClick={retry.onRetry}>{errorPageText.retry}</Button>}
      {hasAction && action}
      {hasOverviewLink && <Link {...linkTo(insurancePath)}>{errorPageText.toOverview}</Link>}
      {hasContact && <ContactLink />}
    </Actions>
  );
}

/** Leads to the phone number of the footer, else calls it. */
function ContactLink() {
  const text = useErrorPageText();
  const { elements } = useAppContext().runtime;
  const linkTo = useLink();
  const contact = useBankContact('error-page');
  if (!contact) return null;
  const href = phoneLink(contact.phone ?? '');
  if (!href) return <Text>{text.contactBank}</Text>;

  const call = linkTo(href);
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    const places = elements.get().map(({ element }) => element);
    if (scrollToSection(places, 'kontakt-telefon')) event.preventDefault();
    else call.onClick(event);
  };
  return <ButtonLink href={call.href} onClick={onClick}>{text.contactUs}</ButtonLink>;
}

/** Milliseconds in which Back leads somewhere, or a browser with the Navigation API has told that it will. */
const patience = 3_000;

/** Goes back in history, or to the portal where Back leads nowhere. */
function useGoBack(label: string): (event: MouseEvent) => void {
  const { runtime: { links, clock }, element, loginContext } = useAppContext();
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);

  function loadPortal(event: MouseEvent): void {
    const href = links.place(portalPath);
    // The portal of this page would show what it shows now.
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

/** Whether a way leads where one stands, whatever is asked for there. */
function isHere(href: string): boolean {
  const placeOf = (url: string) => url.replace(/\/?(?:[?#].*)?$/, '');
  return placeOf(href) === placeOf(window.location.href);
}

/**
 * Calls `stay` unless the page is left, until the returned function is called. The history may be longer than the way back,
 * as it counts the way forward too. No listener asks before the page unloads: that would keep it out of the back/forward
 * cache.
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
