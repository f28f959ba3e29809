import type { Distributor } from '../../domain/distributor.ts';
import { parseDistributor } from '../../domain/distributor.ts';
import type { ReadableStore } from '../../platform/store.ts';
import { createStore } from '../../platform/store.ts';

export interface PageElement {
  readonly element: Element;
  /** Whether the element shows no content of its own to a visitor who is not logged in. */
  readonly needsCustomer: boolean;
}

/** The connected elements of the page, shared by every copy of the bundle. */
export interface PageElements extends ReadableStore<readonly PageElement[]> {
  /** Adds an element. The returned function removes it. */
  readonly add: (entry: PageElement) => () => void;
  /** Whether the page renders the element's content; true until `setVisible` says otherwise. */
  readonly isVisible: (element: Element) => boolean;
  /** Sets whether the page renders the element's content. A change notifies the subscribers of the list. */
  readonly setVisible: (element: Element, isVisible: boolean) => void;
}

/**
 * A page with one of these elements shows the session warning and is left at session expiry. On other pages the host
 * does both (SW-10).
 */
export const leavingTags: readonly string[] = ['kfp-session-warning', 'kfp-portal'];

/** Keeps the connected elements in document order, so that only the first one shows a message about the page. */
export function createPageElements(): PageElements {
  const store = createStore<readonly PageElement[]>([]);
  // Survives a move, which removes the element from the list and adds it again.
  const hidden = new WeakSet<Element>();
  const isVisible = (element: Element) => !hidden.has(element);
  return {
    get: store.get,
    subscribe: store.subscribe,
    add(entry) {
      store.set([...store.get(), entry].sort(inDocumentOrder));
      return () => store.set(store.get().filter((other) => other !== entry));
    },
    isVisible,
    setVisible(element, isNow) {
      if (isNow === isVisible(element)) return;
      if (isNow) hidden.delete(element);
      else hidden.add(element);
      store.set([...store.get()]);
    },
  };
}

/** `compareDocumentPosition` gives no order between two shadow roots, so their hosts are compared. */
function inDocumentOrder(a: PageElement, b: PageElement): number {
  const first = withHosts(a.element);
  const second = withHosts(b.element);
  const depth = first.findIndex((element, index) => element !== second[index]);
  const before = first[depth];
  const after = second[depth];
  // Without a second, the element is in the shadow root of the other one.
  if (!before || !after) return first.length - second.length;
  return before.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** The hosts of the shadow roots around an element, the outermost first, and the element. */
function withHosts(element: Element): readonly Element[] {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? [...withHosts(root.host), element] : [element];
}

/** The bank that an element names, on a page that names none itself. The first one counts, and `none` names no bank. */
export function elementsDistributor(elements: PageElements): Distributor | undefined {
  const named = elements.get().map(({ element }) => parseDistributor((element as Element & { readonly distributor?: unknown }).distributor));
  return named.find((one) => one !== undefined && one !== 'none');
}

/** The elements that ask the customer about cookies. The first of them on a page may set the name of the consent cookie. */
export const askingTags: readonly string[] = ['kfp-cookie-consent', 'kfp-portal'];
