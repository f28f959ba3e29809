import type { ReactNode, RefObject } from 'react';
import { useCallback, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { documentMember, isFocusFree } from '../../platform/document-member.ts';
import { hasBox, isDrawn, watchBox, watchDrawn } from '../../platform/watch-drawn.ts';
import { Heading, HeadingOutlineContext, Text, VisuallyHidden } from '../content/text.tsx';
import { Actions } from '../layout/actions.tsx';
import { Sentinel } from '../layout/sentinel.tsx';
import { Stack } from '../layout/stack.tsx';
import { useStyles } from '../style/use-styles.ts';
import css from './dialog.css?inline';

export interface DialogProps {
  readonly title: string;
  readonly text: string;
  /** What has the focus at first. Default: the title. */
  readonly focusRef?: RefObject<HTMLElement | null>;
  /** What is said to those who listen, each time it changes; not seen. */
  readonly announcement?: string | undefined;
  /** Messages between the text and the actions. */
  readonly children?: ReactNode;
  /** The buttons. */
  readonly actions: ReactNode;
  /** Called as it opens, at each time; what it gives is called as it closes, whoever closes it. */
  readonly onOpen?: (dialog: HTMLDialogElement) => () => void;
  /** Lets the customer leave the question by Escape or a click beside it; without, only the buttons close the dialog. */
  readonly onDismiss?: (() => void) | undefined;
}

/** A page of its own as long as it is open. */
const dialogOutline = { shift: 0 };

/**
 * A question above the page: open as long as it is rendered in a place that the page draws. Has to be answered unless
 * it can be dismissed.
 */
export function Dialog({ title, text, focusRef, announcement, children, actions, onOpen, onDismiss }: DialogProps) {
  useStyles(css);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const sentinel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isClosedHere = useModal(dialog, sentinel, focusRef ?? heading, onOpen);
  useClosing(dialog, isClosedHere, onDismiss);
  return (
    <>
      <dialog
        ref={dialog}
        className="dialog"
        role={onDismiss ? 'dialog' : 'alertdialog'}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        closedby={onDismiss ? 'closerequest' : 'none'}
      >
        <Stack gap={24}>
          <Stack gap={8}>
            <HeadingOutlineContext.Provider value={dialogOutline}>
              <Heading level={2} size="m" id={`${id}-title`} ref={focusRef ? undefined : heading}>{title}</Heading>
            </HeadingOutlineContext.Provider>
            <Text id={`${id}-text`}>{text}</Text>
          </Stack>
          {children}
          <Actions>{actions}</Actions>
        </Stack>
        <div aria-live="assertive">
          <VisuallyHidden>{announcement}</VisuallyHidden>
        </div>
      </dialog>
      <Sentinel ref={sentinel} />
    </>
  );
}

/**
 * Opens the dialog while its place is drawn. A modal dialog without a box makes the rest of the page inert: nobody can
 * answer it, or press anything else. The returned function tells whether a `close` event comes from here.
 */
function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  sentinel: RefObject<HTMLElement | null>,
  first: RefObject<HTMLElement | null>,
  onOpen: DialogProps['onOpen'],
): () => boolean {
  const closings = useRef(0);
  useLayoutEffect(() => {
    const [element, place] = [dialog.current, sentinel.current];
    if (!element || !place) return undefined;
    let stops: readonly (() => void)[] = [];
    const stop = () => stops.forEach((end) => end());
    // True until the place is drawn. A dialog that somebody else has closed stays closed.
    let isWaiting = true;
    let onClosed: (() => void) | undefined;
    let before: Element | null | undefined;
    const tellClosed = () => {
      if (!element.open) onClosed?.();
    };
    const close = () => {
      if (!element.open) return;
      closings.current += 1;
      // It gives the focus back to where it was, unless it has been moved or removed meanwhile.
      element.close();
      if (isFocusFree() && before instanceof HTMLElement) before.focus({ preventScroll: true });
      tellClosed();
    };
    const update = () => {
      const isOpening = isWaiting && isDrawn(place);
      if (isOpening) {
        if (!isFocusFree()) before = documentMember('activeElement');
        element.showModal();
        onClosed = onOpen?.(element);
      }
      if (!element.open) return;
      // WebKit takes the box of an open dialog away when something around it becomes `content-visibility: auto`.
      isWaiting = !isDrawn(place) || !hasBox(element);
      if (isWaiting) close();
      else if (isOpening) first.current?.focus();
      // WebKit may have told one observer only. New ones always report, so a place that is shown again at once is noticed.
      if (isWaiting && !isOpening) watch();
    };
    // A browser takes a dialog that is moved in the document out of the top layer, and leaves it open.
    const openAgain = () => {
      if (!element.open || element.matches(':modal')) return;
      close();
      isWaiting = true;
      update();
    };
    const watch = () => {
      stop();
      stops = [watchDrawn(place, update), watchBox(element, update)];
    };
    element.addEventListener('close', tellClosed);
    element.addEventListener('animationstart', openAgain);
    update();
    watch();
    return () => {
      stop();
      close();
      element.removeEventListener('close', tellClosed);
      element.removeEventListener('animationstart', openAgain);
    };
  }, [dialog, sentinel, first, onOpen]);
  return useCallback(() => {
    const isOurs = closings.current > 0;
    if (isOurs) closings.current -= 1;
    return isOurs;
  }, []);
}

/**
 * What the browser would close the dialog for is told, or prevented. Where `closedby` is not known, Escape would close
 * it: the third time even when `cancel` is prevented.
 */
function useClosing(
  dialog: RefObject<HTMLDialogElement | null>,
  isClosedHere: () => boolean,
  onDismiss: (() => void) | undefined,
): void {
  const latest = useRef(onDismiss);
  useLayoutEffect(() => {
    latest.current = onDismiss;
  });
  useEffect(() => {
    const element = dialog.current;
    const onCancel = (event: Event) => {
      event.preventDefault();
      latest.current?.();
    };
    // Without a gesture before it, an Escape closes at once.
    const onClose = () => {
      if (!isClosedHere() && element?.isConnected) latest.current?.();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && element?.open && !latest.current) event.preventDefault();
    };
    const onPress = (event: MouseEvent) => {
      if (element && event.target === element && isBeside(element, event)) latest.current?.();
    };
    element?.addEventListener('cancel', onCancel);
    element?.addEventListener('close', onClose);
    element?.addEventListener('mousedown', onPress);
    window.addEventListener('keydown', onKeyDown, true);
    return () => {
      element?.removeEventListener('cancel', onCancel);
      element?.removeEventListener('close', onClose);
      element?.removeEventListener('mousedown', onPress);
      window.removeEventListener('keydown', onKeyDown, true);
    };
  }, [dialog, isClosedHere]);
}

/** A press on the backdrop has the dialog as its target, like one on the dialog's own edge. */
function isBeside(element: Element, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
