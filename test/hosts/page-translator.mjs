/**
 * Runs in a page before its scripts. Does to each text what a translator of pages does, in shadow roots too: puts a font
 * element in its place, with the same words, so that a test can look for them.
 */
export function translatePage() {
  const isLeftAlone = ({ parentElement }) => !parentElement || /^(?:font|script|style|title|textarea)$/i.test(parentElement.localName);

  function translate(node) {
    if (node.nodeType === Node.TEXT_NODE) {
      if (isLeftAlone(node) || !node.data.trim()) return;
      const font = document.createElement('font');
      font.append(node.data);
      node.replaceWith(font);
      return;
    }
    if (node.shadowRoot) watch(node.shadowRoot);
    for (const child of [...node.childNodes]) translate(child);
  }

  const watched = new WeakSet();
  function watch(root) {
    if (watched.has(root)) return;
    watched.add(root);
    const observer = new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) translate(node);
      }
    });
    observer.observe(root, { childList: true, characterData: true, subtree: true });
    translate(root);
  }

  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function attachAndWatch(options) {
    const root = attachShadow.call(this, options);
    watch(root);
    return root;
  };
  watch(document);
}
