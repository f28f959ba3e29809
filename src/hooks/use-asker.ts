import { useAppContext } from './app-context.ts';
import { useStore } from './use-store.ts';

/** The element that asks what is asked once per page: the first of these tags that is drawn, undefined while none is. */
export function useAsker(tags: readonly string[]): Element | undefined {
  const { elements } = useAppContext().runtime;
  return useStore(elements).find(({ element }) => tags.includes(element.localName) && elements.isDrawn(element))?.element;
}
