import type { RefObject } from 'react';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { sessionStatusQuery } from '../api/session.ts';
import { useAppContext } from '../hooks/app-context.ts';
import { focusFirstHeading } from '../ui/content/focus-arrival.tsx';
import { RetryBanner } from '../ui/feedback/banner.tsx';

const sessionDelayText = 'Det tar lengre tid enn vanlig å sjekke om du er logget inn.';

/** Milliseconds before a wait is told of: here, as the code is asked for after three seconds; and after another try. */
const patience = { here: 7_000, again: 10_000 };

/** Tells that session-status does not answer, and asks it again: the call may be lost. */
export function SessionDelay() {
  const { clock, api, queryClient } = useAppContext().runtime;
  const [tries, setTries] = useState(0);
  const [toldTries, setToldTries] = useState<number>();
  const { queryKey } = sessionStatusQuery(api);
  const watch = useCallback((onChange: () => void) => queryClient.getQueryCache().subscribe(onChange), [queryClient]);
  const fetchStatus = useSyncExternalStore(watch, () => queryClient.getQueryState(queryKey)?.fetchStatus);
  const place = useFocusAfterwards(tries > 0);
  useEffect(() => clock.setTimeout(() => setToldTries(tries), tries > 0 ? patience.again : patience.here), [clock, tries]);

  function askAgain(): void {
    setTries(tries + 1);
    // Whoever waits for the lost call waits for the new one from now on.
    void queryClient.cancelQueries({ queryKey }, { silent: true, revert: false });
    void queryClient.refetchQueries({ queryKey });
  }

  // Without a network the page says so, and a log-out that is under way asks nothing.
  if (toldTries === undefined || fetchStatus !== 'fetching') return null;
  return (
    <div ref={place}>
      <RetryBanner variant="warning" isBusy={toldTries !== tries} onRetry={askAgain}>{sessionDelayText}</RetryBanner>
    </div>
  );
}

/** Once the customer has asked again the button goes with the answer, and with it the focus: a heading takes it. */
function useFocusAfterwards(isWanted: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = place.current?.getRootNode();
    return isWanted && root ? () => void focusFirstHeading(root as Document | ShadowRoot) : undefined;
  }, [isWanted]);
  return place;
}
