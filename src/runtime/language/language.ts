import type { Language } from '../../domain/language.ts';
import { languageOf } from '../../domain/language.ts';
import { documentMember } from '../../platform/document-member.ts';
import { mutationObserver } from '../../platform/observers.ts';

/**
 * The language of an element: the `lang` of the nearest element from itself outwards, across shadow roots; else the
 * configured language; else that of the document. An unknown language is bokmål.
 */
export function elementLanguage(element: Element | undefined, configured: Language | undefined): Language {
  const root = documentMember('documentElement');
  let tag: string | null = null;
  for (let place = element; place && place !== root && tag === null; place = around(place)) tag = place.getAttribute('lang');
  return languageOf(tag ?? configured ?? root.getAttribute('lang') ?? '') ?? 'nb';
}

/**
 * Calls `onChange` when a `lang` changes that may apply to the element at its current place.
 *
 * @returns a function that ends the watch
 */
export function watchLanguage(element: Element, onChange: () => void): () => void {
  const observer = mutationObserver(onChange);
  let root = element.getRootNode();
  const options = { attributeFilter: ['lang'], subtree: true };
  observer.observe(root, options);
  while (root instanceof ShadowRoot) {
    root = root.host.getRootNode();
    observer.observe(root, options);
  }
  return () => observer.disconnect();
}

/** The parent element, or the host of the shadow root that the element is in. */
export function around({ parentElement, parentNode }: Element): Element | undefined {
  return parentElement ?? (parentNode as Partial<ShadowRoot> | null)?.host;
}
