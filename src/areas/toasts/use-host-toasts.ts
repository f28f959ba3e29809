import { useEffect } from 'react';
import { useAppContext } from '../../hooks/app-context.ts';
import { useIsFirstElement } from '../../hooks/use-is-first-element.ts';
import type { ToastsModel } from './create-toasts-model.ts';

/**
 * Shows what is sent to the window as `kfp-toast`, in one element of the page only. Whoever sends it as
 * cancelable is told by that that it is shown.
 */
export function useHostToasts(add: ToastsModel['add']): void {
  const { element: own } = useAppContext();
  const isFirst = useIsFirstElement(({ element }) => element.localName === own.localName);
  useEffect(() => {
    if (!isFirst) return;
    const show = (event: Event) => {
      const { detail } = event as CustomEvent<{ readonly content?: unknown } | null>;
      // One that has just been removed shows nothing any more.
      if (detail?.content === undefined || !own.isConnected) return;
      if (add(detail.content, detail)) event.preventDefault();
    };
    window.addEventListener('kfp-toast', show);
    return () => window.removeEventListener('kfp-toast', show);
  }, [isFirst, add, own]);
}
