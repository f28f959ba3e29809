import { afterEach, expect } from 'vitest';

/**
 * The texts that have elements beside them. When a browser translates a page, it replaces the text nodes, and Preact goes
 * on changing the old one. A text that is alone in its element is changed with the element, see build/jsx-runtime.mjs.
 */
function textsBesideElements(root: Element | ShadowRoot): string[] {
  const texts = [...root.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  const found = root.children.length > 0 ? texts.map((text) => `${root.nodeName}: ${text.nodeValue ?? ''}`) : [];
  const shadow = root instanceof Element && root.shadowRoot && (root.shadowRoot as Node) !== root ? [root.shadowRoot] : [];
  return [...found, ...[...shadow, ...root.children].flatMap(textsBesideElements)];
}

// Runs before the page is restored, as the last hook runs first.
afterEach(() => {
  expect.soft(textsBesideElements(document.body), 'texts beside elements: give each an element of its own').toEqual([]);
});
