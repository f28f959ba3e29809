import type { Clock } from '../platform/clock.ts';
import { listen } from '../platform/listen.ts';
import { resizeObserver } from '../platform/observers.ts';
import { movingEvents, scrollToSection } from '../platform/page-navigation.ts';
import { isPlainObject } from '../platform/plain-object.ts';
import type { ReadableStore } from '../platform/store.ts';

/** Scroll restoration: stores scroll position and open panels in each history entry. */
export interface PortalScroll {
  /** Our part of the history state of a new entry. */
  readonly newEntry: object;
  /** Stores the current position. */
  readonly keep: () => void;
  /** After a link: scrolls to the section that the hash names, else to the top of the page. */
  readonly enter: (hash: string) => void;
  /** Starts to restore the position on Back, Forward and reload; the returned function stops it. */
  readonly start: () => () => void;
}

/** Milliseconds without scrolling before a position is stored: browsers limit the rate of history writes. */
const restTime = 150;

/** Creates the scroll restoration of one portal. */
export function createPortalScroll(page: ScrolledPage): PortalScroll {
  const { window, clock, element } = page;
  const { history } = window;
  const panels = createPortalPanels(element);
  let endHold: (() => void) | undefined;
  let cancel: (() => void) | undefined;

  function keep(): void {
    // While a position is being restored, the current one is not final.
    if (!endHold) keepPlace(window, panels);
  }

  function goTo(top: number, open = new Set<string>()): void {
    endHold?.();
    if (top > 0 || open.size > 0) endHold = holdScroll(page, { top, prepare: () => panels.reopen(open), onEnd: () => (endHold = undefined) });
    else window.scrollTo({ top, behavior: 'instant' });
  }

  /** Stores the position once the page has come to rest. */
  function onChange(): void {
    cancel?.();
    cancel = clock.setTimeout(keep, restTime);
  }

  function onPopState(): void {
    cancel?.();
    const { top, open } = readPlace(history.state);
    // The browser itself scrolls to the section of the hash.
    if (top !== undefined || !window.location.hash) goTo(top ?? 0, open);
  }

  /** Before a page enters the back/forward cache, the customer's data is dropped: it is shorter now than at its last rest. */
  function onTransition({ type, persisted }: PageTransitionEvent): void {
    cancel?.();
    if (type === 'pagehide' && !persisted) keep();
    if (type === 'pageshow' && persisted && isKept(history.state)) onPopState();
  }

  return {
    newEntry: { kfpScroll: 0, kfpOpen: undefined },
    keep,
    enter(hash) {
      endHold?.();
      if (!scrollToSection([element], hash.slice(1))) goTo(0);
    },
    start() {
      const { scrollRestoration } = history;
      // The browser would restore the position too early, before the page has its full height.
      history.scrollRestoration = 'manual';
      if (isKept(history.state)) onPopState();
      const stop = watchPage(page, { onChange, onPopState, onTransition, onLostChange: () => endHold?.() });
      return () => {
        cancel?.();
        endHold?.();
        stop();
        history.scrollRestoration = scrollRestoration;
      };
    },
  };
}

interface PageListeners {
  readonly onChange: () => void;
  readonly onPopState: () => void;
  readonly onTransition: (event: PageTransitionEvent) => void;
  /** The message about the lost change scrolls into view. */
  readonly onLostChange: () => void;
}

/** Listens for all that moves or leaves the page. Returns a function that stops it. */
function watchPage({ window, element, lostChange }: ScrolledPage, { onChange, onPopState, onTransition, onLostChange }: PageListeners): () => void {
  const stops = [
    listen(window, ['scroll'], onChange),
    listen(element, ['click'], onChange),
    listen(window, ['popstate'], onPopState),
    listen(window, ['pagehide', 'pageshow'], onTransition),
    lostChange.subscribe(onLostChange),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Adds the position to the host's history state. A state that is no plain object stays unchanged. */
function keepPlace({ history, scrollY }: Window, panels: PortalPanels): void {
  const { state } = history as { readonly state: unknown };
  if (state !== null && !isPlainObject(state)) return;
  try {
    const kfpOpen = panels.opened();
    history.replaceState({ ...state, kfpScroll: scrollY, kfpOpen: kfpOpen.length > 0 ? kfpOpen : undefined }, '');
  } catch {
    // The browser's rate limit for history writes is reached: the previous position stays.
  }
}

/** Whether there is anything to go back to. */
function isKept(state: unknown): boolean {
  const { top, open } = readPlace(state);
  return Boolean(top) || open.size > 0;
}

/** Reads the position, if there is one, and the open panels. Earlier versions stored titles as plain texts; these are ignored. */
function readPlace(state: unknown): { readonly top: number | undefined; readonly open: Set<string> } {
  const { kfpScroll, kfpOpen } = isPlainObject(state) ? state : {};
  return {
    top: typeof kfpScroll === 'number' ? kfpScroll : undefined,
    open: new Set(Array.isArray(kfpOpen) ? kfpOpen.filter(isPanelId).map(keyOf) : []),
  };
}

/** A panel's stable name; for a panel of a list, the key of its item too. */
type PanelId = readonly string[];

function isPanelId(value: unknown): value is PanelId {
  return Array.isArray(value) && value.every((part) => typeof part === 'string');
}

function keyOf(id: PanelId): string {
  return id.join(' ');
}

/** The panels of a portal page that the customer can open and close. */
interface PortalPanels {
  /** The open panels. */
  readonly opened: () => readonly PanelId[];
  /**
   * Opens the panels that exist and removes them from `keys`, so that a panel the customer closes stays closed.
   * @returns whether `keys` is empty.
   */
  readonly reopen: (keys: Set<string>) => boolean;
}

function createPortalPanels(element: Element): PortalPanels {
  const buttons = (isOpen: boolean) => [
    ...(element.shadowRoot?.querySelectorAll<HTMLElement>(`main .heading > [data-track-as][aria-expanded=${isOpen}]`) ?? []),
  ];
  const idOf = ({ dataset: { trackAs = '', itemKey } }: HTMLElement) => (itemKey === undefined ? [trackAs] : [trackAs, itemKey]);
  return {
    opened: () => buttons(true).map(idOf),
    reopen(keys) {
      // Not composed: the host must not see this click, because the customer did not press.
      const press = () => new MouseEvent('click', { bubbles: true });
      if (keys.size > 0) for (const button of buttons(false)) if (keys.delete(keyOf(idOf(button)))) button.dispatchEvent(press());
      return keys.size === 0;
    },
  };
}

/** A page that can be scrolled. */
interface ScrolledPage {
  readonly window: Window & typeof globalThis;
  readonly clock: Clock;
  /** The portal; its height limits how far the page can scroll. */
  readonly element: Element;
  readonly lostChange: ReadableStore<unknown>;
}

/** Milliseconds in which a page usually reaches its former height. */
const growTime = 3000;
/** Milliseconds after which restoration gives up, for slow responses. */
const patience = 15_000;
interface HeldPlace {
  /** Px from the top of the page. */
  readonly top: number;
  /** Is called at the start and whenever the page grows. Returns whether all stored panels are open. */
  readonly prepare: () => boolean;
  /** Is called when the restoration ends. */
  readonly onEnd: () => void;
}

/** Keeps the page at a scroll position while it grows to its former height. Returns a function that stops it. */
function holdScroll({ window, clock, element }: ScrolledPage, { top, prepare, onEnd }: HeldPlace): () => void {
  let isLate = false;
  let frame = 0;
  const observer = resizeObserver(() => {
    goTo();
    // The browser's scroll anchoring may move the page once more, after this.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(goTo);
  });
  let cancel = clock.setTimeout(() => {
    isLate = true;
    cancel = clock.setTimeout(stop, patience - growTime);
    goTo();
  }, growTime);
  const stopListening = listen(window, movingEvents, stop, { capture: true, passive: true });
  observer.observe(element);
  goTo();
  return stop;

  function goTo(): void {
    const isWhole = prepare();
    window.scrollTo({ top, behavior: 'instant' });
    if (isLate && isWhole && Math.abs(window.scrollY - top) <= 1) stop();
  }

  function stop(): void {
    stopListening();
    observer.disconnect();
    cancelAnimationFrame(frame);
    cancel();
    onEnd();
  }
}
