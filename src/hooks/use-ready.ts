import { useEffect, useRef } from 'react';
import { dispatchHostEvent } from '../runtime/host-events.ts';
import { useAppContext } from './app-context.ts';

/** Tells the host, once, that the element shows its data. */
export function useReady(isReady: boolean): void {
  const { element } = useAppContext();
  const isTold = useRef(false);
  useEffect(() => {
    if (!isReady || isTold.current) return;
    isTold.current = true;
    dispatchHostEvent(element, 'kfp-ready', { tag: element.localName });
  }, [isReady, element]);
}
