import { useIsFirstElement } from '../../hooks/app-context.ts';
import { useAsker } from '../../hooks/use-asker.ts';
import { askingTags } from '../../runtime/page-elements/page-elements.ts';

/** Whether this element is the one that speaks for the page: its settings count, whether it is drawn or not. */
export function useIsFirstConsent(): boolean {
  return useIsFirstElement(({ element }) => askingTags.includes(element.localName));
}

/** The element that asks by itself; undefined while the page draws none. */
export function useConsentAsker(): Element | undefined {
  return useAsker(askingTags);
}
