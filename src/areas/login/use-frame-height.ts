import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import { defaultFrameHeight, frameHeight } from '../../domain/frame-height.ts';

/** Height in px that the page in a frame asks for. `origin` is where the frame was opened. */
export function useFrameHeight(frame: RefObject<HTMLIFrameElement | null>, origin: string): number {
  const [height, setHeight] = useState(defaultFrameHeight);
  useEffect(() => {
    const onMessage = (message: MessageEvent<unknown>) => {
      const next = frameHeight(message, { origin, source: frame.current?.contentWindow });
      if (next !== undefined) setHeight(next);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [frame, origin]);
  return height;
}
