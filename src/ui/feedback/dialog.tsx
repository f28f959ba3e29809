import type { ReactNode, RefObject } from 'react';
import { useCallback, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { isFocusFree } from '../../platform/document-member.ts';
import { focusedElements } from '../../platform/focused-elements.ts';
import { listen } from '../../platform/listen.ts';
import { hasBox, isVisible, watchBox, watchVisibility } from '../../platform/element-visibility.ts';
import { Heading, HeadingOutlineContext, Text, VisuallyHidden } from '../content/text.tsx';
import { isEscape } from '../controls/on-escape.ts';
import { useLatest } from '../controls/use-latest.ts';
import { Actions } from '../layout/actions.tsx';
import { Sentinel } from '../layout/sentinel.tsx';
import { Stack } from '../layout/stack.tsx';
import { useStyles } from '../style/use-styles.ts';
import { VisiblePart } from './visible-part.tsx';
import css from './dialog.css?inline';

export interface DialogProps {
  readonly title: string;
  readonly text: string;
  /** Element that gets the initial focus. Default: the title. */
  readonly focusRef?: RefObject<HTMLElement | null>;
  /** Text for screen readers only; they announce each change. */
  readonly announcement?: string | undefined;
  /** Messages between the text and the actions. */
  readonly children?: ReactNode;
  /** Buttons. */
  readonly actions: ReactNode;
  /** Is called each time the dialog opens. The returned function is called when it closes, for any reason. */
  readonly onOpen?: (dialog: HTMLDialogElement) => () => void;
  /** Is called when the customer leaves the dialog by Escape or a click on the backdrop. Without it, only the buttons close it. */
  readonly onDismiss?: (() => void) | undefined;
}

/** Headings in the dialog have their own outline, because the page is inert while it is open. */
const dialogOutline = { shift: 0 };

/**
 * A modal dialog. It is open while it is rendered and its place in the page is visible. Without `onDismiss` the customer
 * must answer it.
 */
export function Dialog({ title, text, focusRef, announcement, children, actions, onOpen, onDismiss }: DialogProps) {
  useStyles(css);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const sentinel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isClosedHere = useModal(dialog, sentinel, focusRef ?? heading, onOpen);
  useClosing(dialog, isClosedHere, onDismiss);
  useFocusTrapGuard(dialog);
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
        <VisiblePart of={dialog} />
      </dialog>
      <Sentinel ref={sentinel} />
    </>
  );
}

/** Pixels of the focus ring. */
const ring = 8;

/** Focuses an element of the dialog, and shows it whole: Firefox does not scroll to an element of which it shows a part. */
function focusIn(dialog: HTMLElement, element: HTMLElement): void {
  element.focus();
  // `scrollIntoView` would scroll the pages around a frame too.
  dialog.scrollTop += Math.max(0, element.getBoundingClientRect().bottom + ring - dialog.getBoundingClientRect().bottom);
}

/**
 * Opens the dialog while its place is visible. A modal dialog without a box would make the page inert, and nobody could
 * close it. The returned function tells whether this hook has caused a `close` event.
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
    // True until the place is visible. A dialog that other code has closed stays closed.
    let isWaiting = true;
    let onClosed: (() => void) | undefined;
    let before: Element | undefined;
    const tellClosed = () => {
      if (!element.open) onClosed?.();
    };
    const close = () => {
      if (!element.open) return;
      closings.current += 1;
      // close() restores the focus, but not when the dialog has been moved or removed; then it is restored below.
      element.close();
      if (isFocusFree() && before instanceof HTMLElement) before.focus({ preventScroll: true });
      tellClosed();
    };
    const update = () => {
      const isOpening = isWaiting && isVisible(place);
      if (isOpening) {
        if (!isFocusFree()) before = focusedElements().at(-1);
        element.showModal();
        onClosed = onOpen?.(element);
      }
      if (!element.open) return;
      // WebKit removes the box of an open dialog when an ancestor becomes `content-visibility: auto`.
      isWaiting = !isVisible(place) || !hasBox(element);
      if (isWaiting) close();
      else if (isOpening && first.current) focusIn(element, first.current);
      // WebKit may have notified only one observer. New observers always report, so a place that shows again at once is noticed.
      if (isWaiting && !isOpening) watch();
    };
    // When an open dialog is moved in the document, the browser removes it from the top layer but leaves it open.
    const openAgain = () => {
      if (!element.open || element.matches(':modal')) return;
      close();
      isWaiting = true;
      update();
    };
    const watch = () => {
      stop();
      stops = [watchVisibility(place, update), watchBox(element, update)];
    };
    const stopListening = [listen(element, ['close'], tellClosed), listen(element, ['animationstart'], openAgain)];
    update();
    watch();
    return () => {
      stop();
      close();
      for (const end of stopListening) end();
    };
  }, [dialog, sentinel, first, onOpen]);
  return useCallback(() => {
    const isOurs = closings.current > 0;
    if (isOurs) closings.current -= 1;
    return isOurs;
  }, []);
}

/**
 * Reports or prevents the browser's own ways to close the dialog. In browsers without `closedby`, Escape closes it: the
 * third time even when `cancel` is prevented.
 */
function useClosing(
  dialog: RefObject<HTMLDialogElement | null>,
  isClosedHere: () => boolean,
  onDismiss: (() => void) | undefined,
): void {
  const latest = useLatest(onDismiss);
  useEffect(() => {
    const element = dialog.current;
    const onCancel = (event: Event) => {
      event.preventDefault();
      latest()?.();
    };
    // Without an earlier user gesture, Escape closes the dialog at once.
    const onClose = () => {
      if (!isClosedHere() && element?.isConnected) latest()?.();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (isEscape(event) && element?.open && !latest()) event.preventDefault();
    };
    let isPressedBeside = false;
    // A press that is slid back into the dialog does not close it (WCAG 2.5.2), nor one that began inside, to select text.
    const onMouse = (event: MouseEvent) => {
      const isOutside = element !== null && event.target === element && isBeside(element, event);
      if (event.type === 'click' && isOutside && isPressedBeside) latest()?.();
      isPressedBeside = isOutside && event.type === 'mousedown';
    };
    const stops = [
      listen(element, ['cancel'], onCancel),
      listen(element, ['close'], onClose),
      listen(element, ['mousedown', 'click'], onMouse),
      listen(window, ['keydown'], onKeyDown, { capture: true }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [dialog, isClosedHere, latest]);
}

/** Whether a click is on the backdrop. Its target is the dialog, as for a click on the dialog's edge, so the position decides. */
function isBeside(element: Element, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Events of a press or a move of the focus. The dialog's own controls may cancel them. */
const pressing = ['click', 'mousedown', 'touchstart', 'keydown'] as const;
/** Events that scroll. Nothing inside the dialog cancels them. */
const scrolling = ['wheel', 'touchmove'] as const;
const cancelling = ['preventDefault', 'stopPropagation', 'stopImmediatePropagation'] as const;

/**
 * Keeps the page from cancelling presses and scrolling inside an open modal dialog. A focus trap of the page cancels
 * every press outside its own dialog. That dialog is inert under ours, so the customer could press nothing at all. The
 * page's listeners still get each event.
 */
function useFocusTrapGuard(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const protect = (event: Event) => {
      // The dialog itself decides about Escape.
      if (!element.open || (event as Partial<KeyboardEvent>).key === 'Escape' || !event.composedPath().includes(element)) return;
      for (const name of cancelling) Object.defineProperty(event, name, { configurable: true, value: () => undefined });
    };
    const release = (event: Event) => {
      for (const name of cancelling) Reflect.deleteProperty(event, name);
    };
    // On the window in the capture phase, to run before the document's listeners.
    const stops = [
      listen(window, [...pressing, ...scrolling], protect, { capture: true, passive: true }),
      listen(element, pressing, release, { capture: true, passive: true }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [dialog]);
}
