/**
 * A member of the page's document as the browser has it: in the page, `<img name="cookie">` takes the place of the
 * cookies (D6). A method comes without its `this`.
 */
export function documentMember<K extends keyof Document>(name: K): Document[K] {
  return Reflect.get(Document.prototype, name, document);
}
