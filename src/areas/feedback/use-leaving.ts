import { useLayoutEffect, useState } from 'react';

/** What is to be sent when the customer leaves without having sent it. */
export interface Leaving {
  /** Undefined for nothing. Ignored once something was sent in this way, as a page may be left again and again. */
  readonly prepare: (send: (() => void) | undefined) => void;
  /** Starts anew, with nothing to send. */
  readonly renew: () => void;
}

/**
 * Sends what is prepared, at once and only once, when the page is left or the component goes for good. Going to
 * another tab is not leaving; and a page that comes back out of the back/forward cache goes on where it was.
 */
export function useLeaving(): Leaving {
  const [leaving] = useState(createLeaving);
  useLayoutEffect(() => {
    window.addEventListener('pagehide', leaving.leave);
    return () => {
      window.removeEventListener('pagehide', leaving.leave);
      leaving.leave();
    };
  }, [leaving]);
  return leaving;
}

function createLeaving() {
  let prepared: (() => void) | undefined;
  let hasLeft = false;
  return {
    prepare: (send: (() => void) | undefined) => {
      prepared = hasLeft ? undefined : send;
    },
    renew: () => {
      prepared = undefined;
      hasLeft = false;
    },
    leave: () => {
      const send = prepared;
      prepared = undefined;
      hasLeft ||= send !== undefined;
      send?.();
    },
  };
}
