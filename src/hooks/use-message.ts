import { useState } from 'react';

export interface Message {
  /** What to show in a success Banner; undefined when the page shows it. */
  readonly shown: string | undefined;
  readonly tell: (content: string) => void;
  readonly clear: () => void;
}

/** Says that something has been done: in a toast of the page, or else in the element that did it (contract section 3). */
export function useMessage(): Message {
  const [shown, setShown] = useState<string>();
  return {
    shown,
    tell: (content) => setShown(isShownByPage(content) ? undefined : content),
    clear: () => setShown(undefined),
  };
}

/** A `kfp-toasts` that shows the message prevents its event. */
function isShownByPage(content: string): boolean {
  return !window.dispatchEvent(new CustomEvent('kfp-toast', { detail: { content, variant: 'success' }, cancelable: true }));
}
