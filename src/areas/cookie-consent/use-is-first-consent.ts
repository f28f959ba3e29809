import { useIsFirstElement } from '../../hooks/use-is-first-element.ts';

const tags: readonly string[] = ['kfp-cookie-consent', 'kfp-portal'];

/** Whether this element is the one of the page that asks by itself. */
export function useIsFirstConsent(): boolean {
  return useIsFirstElement(({ element }) => tags.includes(element.localName));
}
