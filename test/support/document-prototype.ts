/** The prototype with the members of all documents. In happy-dom the document does not inherit from `Document.prototype`. */
export const documentPrototype = prototypeWith('cookie') as Document;

function prototypeWith(name: string): object {
  let prototype: object = document;
  while (!Object.hasOwn(prototype, name)) prototype = Object.getPrototypeOf(prototype) as object;
  return prototype;
}
