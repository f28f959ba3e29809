import { useEffect, useRef } from 'react';
import { noteMoment } from '../platform/user-timing.ts';
import { dispatchHostEvent } from '../runtime/host/host.ts';
import { useAppContext } from './app-context.ts';
import { useTrack } from './use-track.ts';

/** Tells the host once that the element shows its data. */
export function useReady(isReady: boolean): void {
  const { element } = useAppContext();
  const track = useTrack();
  const isTold = useRef(false);
  useEffect(() => {
    if (!isReady || isTold.current) return;
    isTold.current = true;
    const tag = element.localName;
    noteMoment(tag, 'data');
    requestAnimationFrame(() => noteMoment(tag, 'painted'));
    dispatchHostEvent(element, 'kfp-ready', { tag });
    track({ event: 'Komponentlast', komponent: tag });
  });
}

/**
 * Reports a failure to the host. The customer sees a message with a retry button. A silent failure shows no message:
 * only the host's error reporter gets it.
 */
export function useReportError(area: string, error: unknown, isSilent = false): void {
  const { runtime, element } = useAppContext();
  useEffect(() => {
    if (error) runtime.errors.report(error, { element, area, recoverable: true, isSilent });
  }, [runtime, element, area, error, isSilent]);
}
