import type { PageElement } from '../runtime/page-elements/page-elements.ts';
import { useAppContext } from './app-context.ts';
import { useStore } from './use-store.ts';

/** Whether this element is the first of its kind in document order: it shows what is said once per page. */
export function useIsFirstElement(isOfKind: (entry: PageElement) => boolean = () => true): boolean {
  const { runtime, element } = useAppContext();
  return useStore(runtime.elements).find(isOfKind)?.element === element;
}
