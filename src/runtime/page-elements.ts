import type { ReadableStore } from '../platform/store.ts';
import { createStore } from '../platform/store.ts';

export interface PageElement {
  readonly element: Element;
  /** Whether it shows nothing of its own to a customer who is not logged in (LG-34). */
  readonly needsCustomer: boolean;
}

/** The connected elements of the page, shared by every copy of the bundle. */
export interface PageElements extends ReadableStore<readonly PageElement[]> {
  /** Adds an element until the returned function is called. */
  readonly add: (entry: PageElement) => () => void;
}

/** A page that holds one of these warns, and is left when the session has ended; on any other both are for the host (SW-10). */
export const leavingTags: readonly string[] = ['kfp-session-warning', 'kfp-portal'];

/** Keeps the connected elements in document order, so that a message of the page shows in the first one only. */
export function createPageElements(): PageElements {
  const store = createStore<readonly PageElement[]>([]);
  return {
    get: store.get,
    subscribe: store.subscribe,
    add(entry) {
      store.set([...store.get(), entry].sort(inDocumentOrder));
      return () => store.set(store.get().filter((other) => other !== entry));
    },
  };
}

function inDocumentOrder(a: PageElement, b: PageElement): number {
  return a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
