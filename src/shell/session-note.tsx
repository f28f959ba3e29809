import type { ReactNode } from 'react';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { sessionStatusQuery } from '../api/session.ts';
import { useAppContext, useSession, useStore } from '../hooks/app-context.ts';
import { useVisibilityReport } from '../hooks/use-visible-element.ts';
import { useKept } from '../hooks/use-kept.ts';
import { isInWindow } from '../platform/is-in-window.ts';
import type { Catalogue } from '../platform/texts.ts';
import { focusFirstHeading } from '../ui/content/focus-arrival.tsx';
import { useTexts } from '../ui/content/use-texts.ts';
import { Button } from '../ui/controls/button.tsx';
import { Banner, RetryBanner } from '../ui/feedback/banner.tsx';
import { Sentinel } from '../ui/layout/sentinel.tsx';

export const sessionNoteText = {
  name: 'sessionNote',
  nb: {
    delay: 'Det tar lengre tid enn vanlig å sjekke om du er logget inn.',
    lostChange: 'En endring ble ikke lagret fordi du ikke lenger var logget inn. Logg inn, og gjør endringen på nytt.',
    unsureChange: 'En endring ble kanskje ikke lagret etter at du forlot siden. Sjekk at den er på plass.',
    close: 'Lukk',
  },
} as const satisfies Catalogue;

/** Shows that a change was lost when the session expired, or that it failed after the customer left the page, or that session-status does not answer. */
export function SessionNote({ isFirst }: { readonly isFirst: boolean }) {
  const { status } = useSession();
  // While the session loads, this code comes late: the customer has already waited before the chunk was requested.
  const isLate = useKept(status === 'loading', (was) => was && status === 'loading');
  return (
    <>
      <Sentinel ref={useVisibilityReport()} />
      {isFirst && <LostChange />}
      {isFirst && status === 'loading' && <SessionDelay patience={isLate ? 7_000 : 10_000} />}
    </>
  );
}

/** Shows the lost change until the customer closes the message or a change is saved. */
function LostChange() {
  const text = useTexts(sessionNoteText);
  const { lostChange } = useAppContext().runtime;
  const [wasPressed, notePress] = usePress();
  const reason = useStore(lostChange);
  if (!reason) return null;

  function close(): void {
    notePress();
    lostChange.set(undefined);
  }

  const closing = <Button variant="quiet" trackAs="close-message" onClick={close}>{text.close}</Button>;
  return (
    <PassingNote wasPressed={wasPressed}>
      <Banner variant="warning" action={closing}>{reason === 'left' ? text.unsureChange : text.lostChange}</Banner>
    </PassingNote>
  );
}

/** Milliseconds that a retry may take before the message shows again. */
const patienceAgain = 10_000;

/** Shows that session-status does not answer, with a retry button: the request may be lost. */
function SessionDelay({ patience }: { readonly patience: number }) {
  const text = useTexts(sessionNoteText);
  const { clock, api, queryClient } = useAppContext().runtime;
  const [tries, setTries] = useState(0);
  const [toldTries, setToldTries] = useState<number>();
  const { queryKey } = sessionStatusQuery(api);
  const watch = useCallback((onChange: () => void) => queryClient.getQueryCache().subscribe(onChange), [queryClient]);
  const fetchStatus = useSyncExternalStore(watch, () => queryClient.getQueryState(queryKey)?.fetchStatus);
  const [wasPressed, notePress] = usePress();
  const wait = tries > 0 ? patienceAgain : patience;
  useEffect(() => clock.setTimeout(() => setToldTries(tries), wait), [clock, tries, wait]);

  function askAgain(): void {
    notePress();
    setTries(tries + 1);
    // Callers that wait for the lost request now wait for the new one.
    void queryClient.cancelQueries({ queryKey }, { silent: true, revert: false });
    void queryClient.refetchQueries({ queryKey });
  }

  // The offline notice covers a missing network; during a log-out no call is sent.
  if (toldTries === undefined || fetchStatus !== 'fetching') return null;
  return (
    <PassingNote wasPressed={wasPressed}>
      <RetryBanner variant="warning" isBusy={toldTries !== tries} onRetry={askAgain}>{text.delay}</RetryBanner>
    </PassingNote>
  );
}

function usePress(): readonly [wasPressed: () => boolean, notePress: () => void] {
  const isPressed = useRef(false);
  const wasPressed = useCallback(() => isPressed.current, []);
  return [wasPressed, () => (isPressed.current = true)];
}

interface PassingNoteProps {
  /** Whether the customer has pressed the note's button. */
  readonly wasPressed: () => boolean;
  readonly children: ReactNode;
}

/**
 * A note that closes when the customer presses its button. The focus then moves from the button to the first heading of
 * the content, or to the link of the login notice, which has no heading.
 */
function PassingNote({ wasPressed, children }: PassingNoteProps) {
  const place = useRef<HTMLDivElement>(null);
  const { runtime: { elements }, element: owner } = useAppContext();
  useEffect(() => {
    // The portal needs a customer only in some of its pages.
    const isRead = elements.get().some(({ needsCustomer, element }) => (needsCustomer || element === owner) && isInWindow(element));
    // A customer who reads further down would not see the note.
    if (isRead && place.current && place.current.getBoundingClientRect().bottom < 0) place.current.scrollIntoView({ block: 'center' });
  }, [elements, owner]);
  useEffect(() => {
    // In the portal, header and footer have headings too.
    const content = place.current?.closest('main') ?? (place.current?.getRootNode() as Document | ShadowRoot | undefined);
    return () => {
      if (wasPressed() && content) focusFirstHeading(content);
    };
  }, [wasPressed]);
  return <div ref={place} style={{ marginBlockEnd: 'var(--_kfp-space-24)' }}>{children}</div>;
}
