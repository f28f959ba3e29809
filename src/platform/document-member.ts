/**
 * The prototype of the page's document, which no mark-up reaches: in the document itself `<img name="cookie">` takes the
 * place of the cookies (D6). Not by the name `Document`, which MooTools gives to a type of its own.
 */
const documentPrototype = () => Object.getPrototypeOf(document) as object;

/** A member of the page's document as the browser has it. A method comes without its `this`. */
export function documentMember<K extends keyof Document>(name: K): Document[K] {
  return Reflect.get(documentPrototype(), name, document);
}

/** Makes an element of the page's document. */
export function createElement<K extends keyof HTMLElementTagNameMap>(name: K, text = ''): HTMLElementTagNameMap[K] {
  const element = documentMember('createElement').call(document, name) as HTMLElementTagNameMap[K];
  element.textContent = text;
  return element;
}

/** Sets what the browser has by this name. */
export function setDocumentMember(name: 'cookie' | 'title', value: string): void {
  Reflect.set(documentPrototype(), name, value, document);
}

/** Whether nothing on the page has the focus, as when what had it has gone. */
export function isFocusFree(): boolean {
  const active = documentMember('activeElement');
  return active === null || active === documentMember('body');
}
