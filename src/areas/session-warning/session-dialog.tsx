import type { RefObject } from 'react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAppContext, useStore } from '../../hooks/app-context.ts';
import { useFirstVisible } from '../../hooks/use-visible-element.ts';
import { useReportError } from '../../hooks/use-host-events.ts';
import { useLogOut } from '../../hooks/use-log-out.ts';
import { useRegisterDialog } from '../../hooks/use-top-dialog.ts';
import { documentMember, pageDocument } from '../../platform/document-member.ts';
import { plural } from '../../platform/texts.ts';
import { warnOnce } from '../../platform/warn.ts';
import { leavingTags } from '../../runtime/page-elements/page-elements.ts';
import type { SessionGuard } from '../../runtime/session/session.ts';
import { useLanguage } from '../../ui/content/use-texts.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { useSessionWarningText } from './session-warning-text.ts';

interface SessionDialogProps {
  readonly guard: SessionGuard;
}

/** The dialog in the last minute before session expiry. Renders nothing earlier. */
export function SessionDialog({ guard }: SessionDialogProps) {
  const seconds = useStore(guard);
  return seconds === null ? null : <Warning guard={guard} seconds={seconds} />;
}

function Warning({ guard, seconds }: SessionDialogProps & { readonly seconds: number }) {
  const text = useSessionWarningText();
  const language = useLanguage();
  const button = useRef<HTMLButtonElement>(null);
  const { isExtending, hasFailed, extend } = useExtension(guard);
  const announcement = useAnnouncement(seconds);
  const { isLoggingOut, logOut } = useLogOut('session-warning');
  const isAsking = useIsAskingHere();
  const registerDialog = useTopPlace(guard, button);
  if (!isAsking) return null;
  return (
    <Dialog
      title={plural(language, text.title, seconds)}
      text={text.body}
      focusRef={button}
      onOpen={registerDialog}
      announcement={announcement}
      actions={
        <>
          <Button trackAs="extend-session" ref={button} isBusy={isExtending} onClick={extend}>{text.extend}</Button>
          <Button variant="secondary" trackAs="log-out" isDisabled={isLoggingOut} onClick={logOut}>{text.logOut}</Button>
        </>
      }
    >
      {hasFailed && <div ref={bringIntoView}><Banner variant="error">{text.error}</Banner></div>}
    </Dialog>
  );
}

/** Whether this element shows the dialog. While no element is visible, only the host learns of it, through `kfp-session`. */
function useIsAskingHere(): boolean {
  const { element } = useAppContext();
  const asker = useFirstVisible(leavingTags);
  const isUnseen = asker === undefined;
  useEffect(() => {
    if (isUnseen) {
      warnOnce('session-unseen', 'the session ends and no element asks the customer: the page shows no kfp-session-warning or kfp-portal. Only the event kfp-session reports it.');
    }
  }, [isUnseen]);
  return asker === element;
}

/** Registers the dialog, and keeps it on top of the top layer, above the host's dialogs too: it has a deadline (CC-34). */
function useTopPlace(guard: SessionGuard, first: RefObject<HTMLElement | null>): (dialog: HTMLDialogElement) => () => void {
  const { openDialogs } = useAppContext().runtime;
  const registerDialog = useRegisterDialog();
  return useCallback((dialog) => {
    const forget = registerDialog(dialog);
    const raise = () => {
      // The dialog opened last is on top, so this reopens it. Listeners must not get the close event.
      dialog.addEventListener('close', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
      dialog.close();
      dialog.showModal();
      first.current?.focus();
      openDialogs.set([...openDialogs.get().filter((one) => one !== dialog), dialog]);
    };
    const stops = [
      openDialogs.subscribe(() => {
        const dialogs = openDialogs.get();
        if (dialogs.at(-1) !== dialog && dialogs.includes(dialog)) raise();
      }),
      // No event reports the host's dialogs, so this checks each second.
      guard.subscribe(() => {
        if (dialog.open && isCovered(dialog)) raise();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      forget();
    };
  }, [registerDialog, openDialogs, guard, first]);
}

/** Scrolls to the element. On a low screen the buttons would cover it. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

function useExtension(guard: SessionGuard) {
  const [isExtending, setExtending] = useState(false);
  const [error, setError] = useState<unknown>();
  useReportError('session-warning', error);
  const extend = () => {
    setExtending(true);
    setError(undefined);
    void guard.extend().catch(setError).finally(() => setExtending(false));
  };
  return { isExtending, hasFailed: error !== undefined, extend };
}

/** Seconds at which screen readers announce the countdown again. They read the dialog when it opens (SW-27). */
const saidAgain = [10, 30];

function useAnnouncement(seconds: number): string | undefined {
  const text = useSessionWarningText();
  const [first] = useState(seconds);
  const language = useLanguage();
  const due = saidAgain.find((at) => seconds <= at && at < first);
  // A page that was hidden may find less than `due` left.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- what was left when it became due
  const said = useMemo(() => seconds, [due]);
  return due === undefined ? undefined : plural(language, text.title, said);
}

/** Probe points in a box, as fractions of its width and height. */
const places = [[0.5, 0.5], [0.5, 0.03], [0.03, 0.5]] as const;

/**
 * Whether other content covers an element at its middle and at two edges. A small message that covers only a part does
 * not count. A modal dialog opened above another one counts wherever it is, because its backdrop covers the whole page.
 */
function isCovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return places.every(([x, y]) => {
    const [atX, atY] = [left + width * x, top + height * y];
    let hit = documentMember('elementFromPoint').call(pageDocument(), atX, atY);
    // Outside the window the browser finds no element.
    if (!hit) return false;
    while (hit) {
      if (element.contains(hit)) return false;
      const inner: Element | null = hit.shadowRoot?.elementFromPoint(atX, atY) ?? null;
      hit = inner === hit ? null : inner;
    }
    return true;
  });
}
