import { documentMember } from '../platform/document-member.ts';

/**
 * Preact makes nodes by the methods of the parent node's `ownerDocument`. Mark-up of the page such as
 * `<img name="createElementNS">` takes the place of these methods, so each node below `root` then gets an `ownerDocument`
 * that has the browser's own ones. On any other page nothing is changed.
 *
 * Mark-up that comes after the element was drawn is not seen.
 */
export function guardOwnerDocument(root: Node): void {
  const names = ['createElementNS', 'createTextNode'] as const;
  if (names.every((name) => document[name] === documentMember(name))) return;

  const makers = {
    createElementNS: (...made: [string, string, ElementCreationOptions?]): Element =>
      guard(documentMember('createElementNS').apply(document, made)),
    createTextNode: (text: string): Text => documentMember('createTextNode').call(document, text),
  };
  const guard = <T extends Node>(node: T): T => Object.defineProperty(node, 'ownerDocument', { value: makers });
  guard(root);
}
