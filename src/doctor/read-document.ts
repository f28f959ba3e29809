import { documentMember, pageDocument } from '../platform/document-member.ts';
import { isVisible } from '../platform/element-visibility.ts';
import type { ElementFact } from './page-facts.ts';

/** The elements of a selector in the document itself. */
export const findAll = <E extends Element>(selector: string) => [...(documentMember('querySelectorAll').call(pageDocument(), selector) as NodeListOf<E>)];

/** The elements of a selector, also in the shadow roots of the page, but not in those of our elements. */
export function findInPage(selector: string): readonly Element[] {
  const inside = (elements: readonly Element[]) => elements.flatMap(({ localName, shadowRoot }) => (shadowRoot && !localName.startsWith('kfp-') ? find(shadowRoot) : []));
  const find = (root: ShadowRoot): readonly Element[] => [...root.querySelectorAll(selector), ...inside([...root.querySelectorAll('*')])];
  return [...findAll(selector), ...inside(findAll('*'))];
}

/**
 * Reads our elements in the document, and the elements that no script has defined.
 *
 * @param others elements of ours that may be in a shadow root of the page
 */
export function readElements(ourTags: readonly string[], others: readonly Element[] = []): readonly ElementFact[] {
  const found = new Set([...findAll(ourTags.join()), ...findAll(':not(:defined)'), ...others]);
  return [...found].map((element) => {
    const { localName: tag } = element;
    const type = customElements.get(tag);
    const attributes = element.getAttributeNames().filter((name) => !(name in HTMLElement.prototype));
    return {
      tag,
      isDefined: type !== undefined,
      attributes: Object.fromEntries(attributes.map((name) => [name, element.getAttribute(name) ?? ''])),
      known: ourTags.includes(tag) ? attributesOf(type) : undefined,
      inside: findHiding(element, ourTags),
      // The message of `src/shell/missing-code.ts`. An element with code has its wrapper there.
      lacksCode: ourTags.includes(tag) && element.shadowRoot?.firstElementChild?.getAttribute('role') === 'alert',
      width: isVisible(element) ? element.getBoundingClientRect().width : undefined,
    };
  });
}

/** The tag of ours around an element that has no slot for it; undefined when there is none. */
function findHiding(element: Element, ourTags: readonly string[]): string | undefined {
  const outer = element.parentElement?.closest(ourTags.join());
  const child = outer && [...outer.children].find((one) => one.contains(element));
  if (!child || (outer.localName !== 'kfp-runtime' && (!outer.shadowRoot || child.assignedSlot))) return undefined;
  return outer.localName;
}

/** The attributes of a class of ours. In all versions, our classes observe the attribute `distributor`. */
function attributesOf(type: CustomElementConstructor | undefined): readonly string[] | undefined {
  const { observedAttributes } = (type ?? {}) as { readonly observedAttributes?: unknown };
  if (!Array.isArray(observedAttributes) || !observedAttributes.includes('distributor')) return undefined;
  return observedAttributes as string[];
}
