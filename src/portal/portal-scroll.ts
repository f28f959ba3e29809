import type { Clock } from '../platform/clock.ts';
import { resizeObserver } from '../platform/observers.ts';
import { scrollToSection } from '../platform/page-navigation.ts';
import { isPlainObject } from '../platform/plain-object.ts';

/** Keeps with each entry of the history where on the page the customer was, and which panels they had opened. */
export interface PortalScroll {
  /** State of an entry that is new. */
  readonly newEntry: object;
  /** Notes where the customer is. */
  readonly keep: () => void;
  /** Goes to the start of a page that the customer has come to by a link, or to the part that its hash names. */
  readonly enter: (hash: string) => void;
  /** Brings the customer back to where they were, on Back, Forward and a load anew, until the returned function is called. */
  readonly start: () => () => void;
}

/** Milliseconds of rest after which a place counts; browsers allow only some writes to the history in a while. */
const restTime = 150;

export function createPortalScroll(page: ScrolledPage): PortalScroll {
  const { window, clock, element } = page;
  const { history } = window;
  const panels = createPortalPanels(element);
  let letGo: (() => void) | undefined;
  let cancel: (() => void) | undefined;

  function keep(): void {
    // A page that is on its way to its place is not there yet.
    if (!letGo) keepPlace(window, panels);
  }

  function goTo(top: number, open = new Set<string>()): void {
    letGo?.();
    const prepare = () => panels.reopen(open);
    if (top > 0 || open.size > 0) letGo = holdScroll(page, { top, prepare, onEnd: () => (letGo = undefined) });
    else window.scrollTo({ top, behavior: 'instant' });
  }

  /** A place counts once the page is at rest. */
  function onChange(): void {
    cancel?.();
    cancel = clock.setTimeout(keep, restTime);
  }

  function onPopState(): void {
    cancel?.();
    const place = keptPlace(history.state);
    // Of a part that the hash names the browser takes care.
    if (place !== undefined || !window.location.hash) goTo(place ?? 0, keptPanels(history.state));
  }

  return {
    newEntry: { kfpScroll: 0 },
    keep,
    enter(hash) {
      letGo?.();
      if (!scrollToSection([element], hash.slice(1))) goTo(0);
    },
    start() {
      const { scrollRestoration } = history;
      // The browser would go there before the page is as high as it was.
      history.scrollRestoration = 'manual';
      if (keptPlace(history.state) || keptPanels(history.state).size > 0) onPopState();
      window.addEventListener('scroll', onChange, { passive: true });
      element.addEventListener('click', onChange);
      window.addEventListener('popstate', onPopState);
      window.addEventListener('pagehide', keep);
      return () => {
        cancel?.();
        letGo?.();
        window.removeEventListener('scroll', onChange);
        element.removeEventListener('click', onChange);
        window.removeEventListener('popstate', onPopState);
        window.removeEventListener('pagehide', keep);
        history.scrollRestoration = scrollRestoration;
      };
    },
  };
}

/** Beside what the host keeps there; a state that has no room for it is left alone. */
function keepPlace({ history, scrollY }: Window, panels: PortalPanels): void {
  const { state } = history as { readonly state: unknown };
  if (state !== null && !isPlainObject(state)) return;
  try {
    const kfpOpen = panels.opened();
    history.replaceState({ ...state, kfpScroll: scrollY, kfpOpen: kfpOpen.length > 0 ? kfpOpen : undefined }, '');
  } catch {
    // Written too often: the place before it will do.
  }
}

function keptPlace(state: unknown): number | undefined {
  const { kfpScroll } = isPlainObject(state) ? state : {};
  return typeof kfpScroll === 'number' ? kfpScroll : undefined;
}

/** Texts in the list are the titles by which earlier versions kept panels: nothing here is found by them. */
function keptPanels(state: unknown): Set<string> {
  const { kfpOpen } = isPlainObject(state) ? state : {};
  return new Set(Array.isArray(kfpOpen) ? kfpOpen.filter(isPanelId).map(keyOf) : []);
}

/** Stable name of a panel and, of one in a list of that name, the key of its item. */
type PanelId = readonly string[];

function isPanelId(value: unknown): value is PanelId {
  return Array.isArray(value) && value.every((part) => typeof part === 'string');
}

function keyOf(id: PanelId): string {
  return id.join(' ');
}

/** The panels of a portal's page that a customer opens and closes. */
interface PortalPanels {
  /** Those that are open. */
  readonly opened: () => readonly PanelId[];
  /**
   * Opens those of `keys` that are there, and takes them out: what the customer closes stays closed.
   * @returns whether none is left.
   */
  readonly reopen: (keys: Set<string>) => boolean;
}

function createPortalPanels(element: Element): PortalPanels {
  const buttons = (isOpen: boolean) => [
    ...(element.shadowRoot?.querySelectorAll<HTMLElement>(`main :is(h2, h3, h4) > [data-track-as][aria-expanded=${String(isOpen)}]`) ?? []),
  ];
  const idOf = ({ dataset: { trackAs = '', itemKey } }: HTMLElement) => (itemKey === undefined ? [trackAs] : [trackAs, itemKey]);
  return {
    opened: () => buttons(true).map(idOf),
    reopen(keys) {
      // Seen in the element alone: it is not the customer who presses.
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
  /** The portal; its height tells how far the page can be scrolled. */
  readonly element: Element;
}

/** Milliseconds in which a page that was left is as high as it was, and settles. */
const growTime = 3000;
/** Milliseconds after which one whose answers are slow will not come to it any more. */
const patience = 15_000;
/** The customer goes elsewhere by themselves. */
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

interface HeldPlace {
  /** Px from the top of the page. */
  readonly top: number;
  /** Called at the start and whenever the page has grown; whether the page has all that it had. */
  readonly prepare: () => boolean;
  /** Tells that it is let go of. */
  readonly onEnd: () => void;
}

/** Holds the page at a place while it grows to what it was. */
function holdScroll({ window, clock, element }: ScrolledPage, { top, prepare, onEnd }: HeldPlace): () => void {
  let isLate = false;
  const observer = resizeObserver(goTo);
  let cancel = clock.setTimeout(() => {
    isLate = true;
    cancel = clock.setTimeout(stop, patience - growTime);
    goTo();
  }, growTime);
  for (const type of inputs) window.addEventListener(type, stop, { capture: true, passive: true });
  observer.observe(element);
  goTo();
  return stop;

  function goTo(): void {
    const isWhole = prepare();
    window.scrollTo({ top, behavior: 'instant' });
    if (isLate && isWhole && Math.abs(window.scrollY - top) <= 1) stop();
  }

  function stop(): void {
    for (const type of inputs) window.removeEventListener(type, stop, true);
    observer.disconnect();
    cancel();
    onEnd();
  }
}
