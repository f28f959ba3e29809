/** The page's document. Sandboxes of micro-frontends give their code a proxy instead, which the browser's own members refuse. */
export const pageDocument = (): Document => new DocumentFragment().ownerDocument;

/**
 * The prototype of the page's document. Mark-up cannot clobber it; on the document itself `<img name="cookie">` hides
 * the cookies (D6). The global `Document` is not used, because MooTools replaces it.
 */
const documentPrototype = () => Object.getPrototypeOf(pageDocument()) as object;

/** Reads the browser's own member of the page's document. A method is returned unbound: call it on `pageDocument()`. */
export function documentMember<K extends keyof Document>(name: K): Document[K] {
  return Reflect.get(documentPrototype(), name, pageDocument());
}

/** The first element of the page's document that matches. Does not look into shadow roots. */
export function findInDocument(selector: string): Element | null {
  return documentMember('querySelector').call(pageDocument(), selector);
}

/** Creates an element in the page's document. */
export function createElement<K extends keyof HTMLElementTagNameMap>(name: K, ...children: readonly (Node | string)[]): HTMLElementTagNameMap[K] {
  const element = documentMember('createElement').call(pageDocument(), name) as HTMLElementTagNameMap[K];
  element.append(...children);
  return element;
}

/** Sets the browser's own member of the page's document. */
export function setDocumentMember(name: 'cookie' | 'title', value: string): void {
  Reflect.set(documentPrototype(), name, value, pageDocument());
}

/** Whether no element has the focus, for example after the focused element was removed. */
export function isFocusFree(): boolean {
  const active = documentMember('activeElement');
  return active === null || active === documentMember('body');
}

/** Creates a style sheet of the page's document. */
export function createStyleSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
