import type { Language } from '../../domain/language.ts';
import { languageOf } from '../../domain/language.ts';
import { documentMember } from '../../platform/document-member.ts';
import { mutationObserver } from '../../platform/observers.ts';

/**
 * The language of an element: the `lang` of its own or of the nearest element around it, also outside of the shadow roots
 * that it is in; else the one that the host has configured, else that of the document. Any other language is bokmål.
 */
export function elementLanguage(element: Element | undefined, configured: Language | undefined): Language {
  const root = documentMember('documentElement');
  let tag: string | null = null;
  for (let place = element; place && place !== root && tag === null; place = around(place)) tag = place.getAttribute('lang');
  return languageOf(tag ?? configured ?? root.getAttribute('lang') ?? '') ?? 'nb';
}

/** Calls back when a `lang` changes that may count for the element, where it is now; gives what ends that. */
export function watchLanguage(element: Element, onChange: () => void): () => void {
  const observer = mutationObserver(onChange);
  let root = element.getRootNode();
  const options = { attributes: true, attributeFilter: ['lang'], subtree: true };
  observer.observe(root, options);
  while (root instanceof ShadowRoot) {
    root = root.host.getRootNode();
    observer.observe(root, options);
  }
  return () => observer.disconnect();
}

/** The element around another, or around the shadow root that it is in. */
export function around({ parentElement, parentNode }: Element): Element | undefined {
  return parentElement ?? (parentNode as Partial<ShadowRoot> | null)?.host;
}
