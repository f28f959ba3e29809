import type { FocusEvent, RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { MessageVariant } from '../../domain/message-variant.ts';
import { focusedElements } from '../../platform/focused-elements.ts';
import { listen } from '../../platform/listen.ts';
import { Icon } from '../content/icon.tsx';
import { VisuallyHidden } from '../content/text.tsx';
import { isEscape } from '../controls/on-escape.ts';
import { hasPopover, popoverMode } from '../controls/use-top-layer.ts';
import { useStyles } from '../style/use-styles.ts';
import css from './toast-region.css?inline';
import { VisiblePart } from './visible-part.tsx';

interface ShownToast {
  readonly id: string;
  readonly content: string;
  readonly variant: MessageVariant;
  readonly state: string;
  /** Language of `content`. Default: `textLanguage`. */
  readonly lang?: string | undefined;
}

export interface ToastRegionProps {
  readonly label: string;
  readonly closeText: string;
  /** Language of `label` and `closeText`. Default: that of the place. */
  readonly language?: string | undefined;
  /** Language of messages without their own. Default: `language`. */
  readonly textLanguage?: string | undefined;
  readonly placement: 'center' | 'left' | 'right';
  readonly toasts: readonly ShownToast[];
  /** Is called with true while pointer or focus is on a message, as the customer may be reading it. */
  readonly onPause: (isPaused: boolean) => void;
  readonly onClose: (id: string) => void;
}

/**
 * Messages in the top layer at the bottom of the window. The first message is the lowest. The style sheet shows the text of a
 * status, and all of an alert, 100 ms later: screen readers announce only changes of a region that they know, and Firefox
 * tells them of a new one after what the page changes at the same time.
 */
export function ToastRegion({ label, closeText, language, textLanguage, placement, toasts, onPause, onClose }: ToastRegionProps) {
  useStyles(css);
  const region = useRef<HTMLDivElement>(null);
  const hasToasts = toasts.length > 0;
  useTopmost(region, hasToasts);
  const { leave, areaProps } = useReader(region, hasToasts, onPause);
  useClearFocus(region, toasts.length);
  useEscape(region, hasToasts);
  return (
    <div
      ref={region}
      className={`toasts toasts-${placement}`}
      popover={popoverMode()}
      lang={language}
      role={hasToasts ? 'region' : undefined}
      aria-label={hasToasts ? label : undefined}
      {...areaProps}
    >
      {toasts.map(({ id, content, variant, state, lang = textLanguage }) => (
        <div
          key={id}
          part="toast"
          className="toast"
          data-variant={variant}
          data-state={state}
          role={variant === 'error' || variant === 'warning' ? 'alert' : 'status'}
        >
          <Icon name={variant} />
          <p className="toast-text" lang={lang}>{content}</p>
          <button
            type="button"
            className="toast-close"
            data-track-as="close-message"
            onClick={({ currentTarget, detail }) => {
              leave(currentTarget, detail > 0);
              onClose(id);
            }}
          >
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d="m6 6 12 12M18 6 6 18" />
            </svg>
            <VisuallyHidden>{closeText}</VisuallyHidden>
          </button>
        </div>
      ))}
      {hasToasts && <VisiblePart of={region} />}
    </div>
  );
}

/**
 * Positions to try, in order: the edge of the messages, and where to scroll the focused element. First the middle of the
 * window, away from the page's bars. Then the top, for messages that reach beyond the middle. Last, at the end of a page,
 * the bottom, with the messages at the top.
 */
const clearPlaces = [['bottom', 'center'], ['bottom', 'start'], ['top', 'end']] as const;

/** Scrolls the focused element so that the messages do not cover it (WCAG 2.2, 2.4.11). */
function useClearFocus(region: RefObject<HTMLElement | null>, count: number): void {
  useEffect(() => {
    const { current } = region;
    if (count === 0 || !current) return undefined;
    const clear = () => {
      const focused = focusedElements().at(-1);
      // The messages never cover a large element, such as the page itself, completely.
      if (!focused || current.contains(focused) || focused.getBoundingClientRect().height > innerHeight / 2) return;
      current.dataset['edge'] = 'bottom';
      for (const [edge, block] of clearPlaces) {
        if (!isCovered(focused, current)) return;
        current.dataset['edge'] = edge;
        focused.scrollIntoView({ block, behavior: 'instant' });
      }
    };
    // The browser scrolls to the focused element after the event.
    const clearLater = () => void requestAnimationFrame(clear);
    clearLater();
    // When the focus moves inside one shadow root, the page gets only the key event.
    return listen(window, ['focusin', 'keyup'], clearLater);
  }, [region, count]);
}

function isCovered(element: Element, region: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return [...region.querySelectorAll('.toast')].map((toast) => toast.getBoundingClientRect())
    .some((toast) => toast.top < bottom && toast.bottom > top && toast.left < right && toast.right > left);
}

/** Escape closes the focused message, else the newest one, unless the key press has already closed something else. */
function useEscape(region: RefObject<HTMLElement | null>, hasToasts: boolean): void {
  useEffect(() => {
    if (!hasToasts) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const buttons = [...region.current?.querySelectorAll<HTMLElement>('[data-state=entering] > button') ?? []];
      const focusedElement = focusedElements().at(-1);
      const focused = buttons.find((button) => button === focusedElement);
      // When the messages are inside a dialog, Escape closes the dialog first.
      const newest = event.defaultPrevented || region.current?.closest('dialog') ? undefined : buttons.at(-1);
      if (isEscape(event)) (focused ?? newest)?.click();
    };
    return listen(window, ['keydown'], onKey);
  }, [region, hasToasts]);
}

/** Moves the region above everything opened before the first message. It exists from the start, so messages are announced. */
function useTopmost(region: RefObject<HTMLElement | null>, hasToasts: boolean): void {
  useLayoutEffect(() => {
    const element = region.current;
    if (!element || !hasPopover()) return;
    const show = () => {
      if (element.isConnected && !element.matches(':popover-open')) element.showPopover();
    };
    show();
    const stop = listen(element, ['animationstart'], show);
    return () => {
      stop();
      if (element.isConnected) element.hidePopover();
    };
  }, [region, hasToasts]);
}

/** Calls `onPause` while the customer reads, and restores the focus when the focused message closes. */
function useReader(region: RefObject<HTMLElement | null>, hasToasts: boolean, onPause: ToastRegionProps['onPause']) {
  const isOver = useRef(false);
  const lostFocus = useRef<EventTarget>(undefined);
  const focusBefore = useRef<EventTarget | null>(undefined);

  function tell(): void {
    onPause(isOver.current || focusBefore.current !== undefined);
  }

  useLayoutEffect(() => {
    // A message that is removed under the pointer gets no leave event.
    if (hasToasts) return;
    isOver.current = false;
    onPause(false);
  }, [hasToasts, onPause]);

  useLayoutEffect(() => {
    if (!hasToasts) return undefined;
    const onFocusOut = (event: Event) => {
      [lostFocus.current] = event.composedPath();
    };
    return listen(window, ['focusout'], onFocusOut, { capture: true });
  }, [hasToasts]);

  return {
    /**
     * Moves the focus from a closing message: to the next message for keyboard users, else to its previous place. For
     * pointer users, focus on the next message would only keep that message open.
     */
    leave: (closing: HTMLElement, isPointed: boolean) => {
      const others = region.current?.querySelectorAll<HTMLElement>('[data-state=entering] > button') ?? [];
      const other = isPointed ? undefined : [...others].find((button) => button !== closing);
      const next = focusBefore.current === undefined ? undefined : other ?? focusBefore.current;
      // An alert that the style sheet still hides cannot take the focus.
      other?.parentElement?.style.setProperty('animation-delay', '0s');
      if (next instanceof HTMLElement) next.focus({ preventScroll: isPointed });
      else closing.blur();
    },
    areaProps: {
      onPointerEnter: () => {
        isOver.current = true;
        tell();
      },
      onPointerLeave: () => {
        isOver.current = false;
        tell();
      },
      onFocus: ({ relatedTarget }: FocusEvent) => {
        // For focus from another shadow root, relatedTarget is only the host, which cannot take the focus back.
        const isInside = relatedTarget instanceof Element && relatedTarget.shadowRoot !== null;
        if (focusBefore.current === undefined) focusBefore.current = (isInside && lostFocus.current) || relatedTarget;
        tell();
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget instanceof Node && region.current?.contains(relatedTarget)) return;
        focusBefore.current = undefined;
        tell();
      },
    },
  };
}
