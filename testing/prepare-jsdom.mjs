/** @type {typeof import('./testing.mjs').prepareJsdom} */
export function prepareJsdom(target = globalThis) {
  const window = /** @type {Window & typeof globalThis} */ (target);
  if (typeof window.HTMLElement !== 'function') {
    throw new Error('prepareJsdom() needs a window: call it in a test whose environment is jsdom, or give it the window of a JSDOM.');
  }
  /** @type {[place: any, members: object][]} */
  const missing = [
    [window, { CSS: { supports: () => true }, matchMedia: createMatchMedia(window), ...createObservers(window) }],
    [window.Element.prototype, { checkVisibility: isDisplayed, scrollIntoView() {} }],
    [window.HTMLDialogElement.prototype, dialogMethods(window)],
    // jsdom 26 and older, which Jest 30 brings.
    [window.CSSStyleSheet.prototype, { replaceSync() {} }],
    [window.ShadowRoot.prototype, { adoptedStyleSheets: [] }],
  ];
  for (const [place, members] of missing) {
    for (const [name, value] of Object.entries(members)) {
      // A test runner may define a name whose value its jsdom lacks.
      if (place[name] === undefined) Object.defineProperty(place, name, { configurable: true, writable: true, value });
    }
  }
  giveBoxes(window);
  letProcessEnd(window);
}

/** Media queries never match: the page is not dark, not narrow, and has no reduced motion. @param {Window & typeof globalThis} window */
const createMatchMedia = ({ EventTarget }) => (/** @type {string} */ media) => Object.assign(new EventTarget(), { media, matches: false });

/**
 * Observers without layout: every displayed element is in view, and no size changes. As in a browser, each observer calls
 * back once after `observe()`.
 * @param {Window & typeof globalThis} window
 */
function createObservers({ DOMRect }) {
  const createObserver = (/** @type {(element: Element) => object} */ entryOf) => class {
    /** @param {(entries: object[], observer: object) => void} callback */
    constructor(callback) {
      this.callback = callback;
      /** @type {Set<Element>} */
      this.elements = new Set();
    }

    /** @param {Element} element */
    observe(element) {
      this.elements.add(element);
      queueMicrotask(() => this.elements.has(element) && this.callback([entryOf(element)], this));
    }

    /** @param {Element} element */
    unobserve(element) {
      this.elements.delete(element);
    }

    disconnect() {
      this.elements.clear();
    }

    takeRecords() {
      return [];
    }
  };
  return {
    IntersectionObserver: createObserver((target) => {
      const isIntersecting = isDisplayed.call(target);
      const box = new DOMRect();
      return { target, isIntersecting, intersectionRatio: Number(isIntersecting), boundingClientRect: box, intersectionRect: box, rootBounds: box, time: performance.now() };
    }),
    ResizeObserver: createObserver((target) => ({ target, contentRect: new DOMRect(), borderBoxSize: [], contentBoxSize: [] })),
  };
}

/** @this {Element} whether the element is in the document, and it and all its ancestors, also across shadow roots, are displayed */
function isDisplayed() {
  for (let element = /** @type {Element | null} */ (this); element; element = around(element)) {
    if (!element.isConnected || element.ownerDocument.defaultView?.getComputedStyle(element).display === 'none') return false;
  }
  return true;
}

/** @param {Element} element */
function around(element) {
  const { parentNode } = element;
  return element.assignedSlot ?? (parentNode && 'host' in parentNode ? /** @type {ShadowRoot} */ (parentNode).host : element.parentElement);
}

/** @param {Window & typeof globalThis} window */
function dialogMethods({ DOMException, Event }) {
  /** @this {HTMLDialogElement} */
  function show() {
    if (this.open || !this.isConnected) throw new DOMException('The dialog is open already, or in no document.', 'InvalidStateError');
    this.open = true;
  }
  return {
    show,
    showModal: show,
    /** @this {HTMLDialogElement} @param {string} [returnValue] */
    close(returnValue) {
      if (!this.open) return;
      this.open = false;
      if (returnValue !== undefined) this.returnValue = returnValue;
      queueMicrotask(() => this.dispatchEvent(new Event('close')));
    },
  };
}

/** Gives each displayed element an empty box: in jsdom elements have no box. @param {Window & typeof globalThis} window */
function giveBoxes({ Element, DOMRect, navigator }) {
  if (!navigator.userAgent.includes('jsdom/')) return;
  /** @this {Element} */
  function getClientRects() {
    return isDisplayed.call(this) ? [new DOMRect()] : [];
  }
  Object.defineProperty(Element.prototype, 'getClientRects', { configurable: true, writable: true, value: getClientRects });
}

/**
 * Some environments give a jsdom window the BroadcastChannel of Node, which keeps the process alive until it is closed. The
 * elements close theirs a second after the last of them has gone, which a test run does not wait for.
 *
 * @param {any} window
 */
function letProcessEnd(window) {
  const { BroadcastChannel } = window;
  if (typeof BroadcastChannel?.prototype.unref !== 'function') return;
  window.BroadcastChannel = class extends BroadcastChannel {
    /** @param {string} name */
    constructor(name) {
      super(name);
      this.unref();
    }
  };
}
