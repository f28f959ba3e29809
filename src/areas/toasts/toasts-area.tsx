import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useAppContext, useIsFirstElement, useStore } from '../../hooks/app-context.ts';
import { useVisibilityReport } from '../../hooks/use-visible-element.ts';
import { useReady } from '../../hooks/use-host-events.ts';
import { useTopDialog } from '../../hooks/use-top-dialog.ts';
import { useIsLowScreen } from '../../hooks/use-window.ts';
import { documentMember, pageDocument } from '../../platform/document-member.ts';
import { focusedElements } from '../../platform/focused-elements.ts';
import { listen } from '../../platform/listen.ts';
import type { ToastEvent } from '../../runtime/toast-queue/toast-queue.ts';
import { ToastRegion } from '../../ui/feedback/toast-region.tsx';
import { Sentinel } from '../../ui/layout/sentinel.tsx';
import { StyleRootContext, useStyles } from '../../ui/style/use-styles.ts';
import type { ToastPlacement } from './toasts-element.ts';
import type { ToastsModel } from './toasts-model.ts';
import { createToastsModel, defaultLimit } from './toasts-model.ts';
import { useToastTranslation } from './use-toast-translation.ts';
import css from './toasts-area.css?inline';

/** Limit on a phone in landscape, which leaves space for the page. */
const lowLimit = 2;

interface ToastsAreaProps {
  readonly placement?: ToastPlacement;
  readonly max?: number;
  readonly model?: ToastsModel;
}

/** The messages of the page. They show inside our open modal dialog, and wait while a modal dialog of the page is open. */
export function ToastsArea({ placement = 'center', max = defaultLimit, model: given }: ToastsAreaProps) {
  useStyles(css);
  const [own] = useState(createToastsModel);
  const model = given ?? own;
  const { queue } = model;
  const toasts = useStore(queue);
  const dialog = useTopDialog();
  const isBehind = useIsBehindDialog(toasts.length > 0 && dialog === undefined);
  const pause = useCallback((isRead: boolean) => queue.setPaused(isRead || isBehind), [queue, isBehind]);
  const { notifications, close, language, textLanguage } = useToastTranslation();
  useLayoutEffect(() => pause(false), [pause]);
  useHostToasts(model, dialog !== undefined);
  useReady(true);
  const isLow = useIsLowScreen();
  useEffect(() => queue.setLimit(isLow ? Math.min(max, lowLimit) : max), [queue, max, isLow]);
  useEffect(() => queue.clear, [queue]);

  const region = (
    <ToastRegion
      label={notifications}
      closeText={close}
      language={language}
      textLanguage={textLanguage}
      placement={placement}
      toasts={isBehind ? [] : toasts.filter(({ state }) => state !== 'queued')}
      onPause={pause}
      onClose={queue.close}
    />
  );
  const root = dialog?.getRootNode();
  return (
    <>
      <Sentinel ref={useVisibilityReport()} />
      {dialog && root instanceof ShadowRoot
        ? createPortal(<StyleRootContext.Provider value={root}>{region}</StyleRootContext.Provider>, dialog)
        : region}
    </>
  );
}

/**
 * Shows the `kfp-toast` events of the window, in only one element of the page. It calls `preventDefault` on a shown event,
 * so the sender of a cancelable event can tell that the message shows.
 *
 * @param isInDialog whether our own dialog is open, which has the messages inside
 */
function useHostToasts({ queue, add }: ToastsModel, isInDialog: boolean): void {
  const { element: own, runtime: { elements } } = useAppContext();
  const isFirst = useIsFirstElement(({ element }) => element.localName === own.localName && elements.isVisible(element));
  useEffect(() => {
    if (!isFirst) return;
    const show = (event: Event & Partial<ToastEvent>) => {
      const { detail } = event;
      // A removed element shows no messages.
      if (detail?.content === undefined || !own.isConnected) return;
      // Behind the page's dialog the message would wait. The sender may be in the dialog, and can show it.
      if (event.cancelable && !isInDialog && isBehindDialog(own)) return;
      const id = add(detail.content, detail);
      if (!id) return;
      event.preventDefault();
      event.rewrite = (text) => queue.rewrite(id, text);
      event.withdraw = () => queue.remove(id);
    };
    return listen(window, ['kfp-toast'], show);
  }, [isFirst, isInDialog, queue, add, own]);
}

/** Milliseconds between checks for the page's dialogs. No event reports them. */
const lookTime = 250;

/** Whether a modal dialog of the page makes the messages inert. Nobody could then read or close them. */
function useIsBehindDialog(isWatching: boolean): boolean {
  const { element, runtime: { clock } } = useAppContext();
  const [isBehind, setBehind] = useState(false);
  useLayoutEffect(() => {
    if (!isWatching) return undefined;
    let cancel: () => void;
    const look = () => {
      setBehind(isBehindDialog(element));
      cancel = clock.setTimeout(look, lookTime);
    };
    look();
    return () => cancel();
  }, [isWatching, element, clock]);
  return isWatching && isBehind;
}

/** Finds a dialog inside a shadow root of the page through the focused element in it. */
function isBehindDialog(element: Element): boolean {
  const dialogs = [...documentMember('querySelectorAll').call(pageDocument(), 'dialog:modal')];
  for (const focused of focusedElements()) {
    const around = focused.closest('dialog:modal');
    if (around) dialogs.push(around);
  }
  const hasNoneAround = dialogs.length > 0 && !dialogs.some((dialog) => isAround(dialog, element));
  return hasNoneAround || element.closest('[inert]') !== null;
}

/** Whether the dialog contains the element in the flat tree, where a slot contains its assigned nodes. */
function isAround(dialog: Element, element: Element): boolean {
  let place: Node | null = element;
  while (place && place !== dialog) {
    place = (place instanceof Element && place.assignedSlot) || (place instanceof ShadowRoot ? place.host : place.parentNode);
  }
  return place === dialog;
}
