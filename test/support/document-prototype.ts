/** The prototype that has what documents have in common: `Document.prototype` of happy-dom is not above its document. */
export const documentPrototype = prototypeWith('cookie') as Document;

function prototypeWith(name: string): object {
  let prototype: object = document;
  while (!Object.hasOwn(prototype, name)) prototype = Object.getPrototypeOf(prototype) as object;
  return prototype;
}
