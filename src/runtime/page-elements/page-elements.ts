import type { ReadableStore } from '../../platform/store.ts';
import { createStore } from '../../platform/store.ts';

export interface PageElement {
  readonly element: Element;
  /** Whether it shows nothing of its own to a customer who is not logged in. */
  readonly needsCustomer: boolean;
}

/** The connected elements of the page, shared by every copy of the bundle. */
export interface PageElements extends ReadableStore<readonly PageElement[]> {
  /** Adds an element until the returned function is called. */
  readonly add: (entry: PageElement) => () => void;
  /** Whether the page draws what is in an element; true until it is known. */
  readonly isDrawn: (element: Element) => boolean;
  /** Says so; wakes those who watch the list. */
  readonly setDrawn: (element: Element, isDrawn: boolean) => void;
}

/** A page that holds one of these warns, and is left when the session has ended; on any other both are for the host (SW-10). */
export const leavingTags: readonly string[] = ['kfp-session-warning', 'kfp-portal'];

/** Keeps the connected elements in document order, so that a message of the page shows in the first one only. */
export function createPageElements(): PageElements {
  const store = createStore<readonly PageElement[]>([]);
  // Outlasts a move, which takes an element off the list and puts it on again.
  const undrawn = new WeakSet<Element>();
  const isDrawn = (element: Element) => !undrawn.has(element);
  return {
    get: store.get,
    subscribe: store.subscribe,
    add(entry) {
      store.set([...store.get(), entry].sort(inDocumentOrder));
      return () => store.set(store.get().filter((other) => other !== entry));
    },
    isDrawn,
    setDrawn(element, isNow) {
      if (isNow === isDrawn(element)) return;
      if (isNow) undrawn.delete(element);
      else undrawn.add(element);
      store.set([...store.get()]);
    },
  };
}

function inDocumentOrder(a: PageElement, b: PageElement): number {
  return a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** The elements that ask about cookies; the first one of a page may say in which cookie the answers are. */
export const askingTags: readonly string[] = ['kfp-cookie-consent', 'kfp-portal'];
