import type { ComponentType } from 'react';
import { useReportError } from '../hooks/use-host-events.ts';
import { useLazy } from '../hooks/use-lazy.ts';
import { FocusArrival } from '../ui/content/focus-arrival.tsx';
import { Loader } from '../ui/feedback/loader.tsx';
import { RetryBanner } from '../ui/feedback/banner.tsx';
import { portalText } from './portal-text.ts';

/** Gives the component of an area; its code arrives when it is first needed. */
export type AreaLoader = () => Promise<ComponentType>;

interface LazyAreaProps {
  readonly load: AreaLoader;
}

/** Shows an area as soon as its code is here; code that does not arrive can be asked for again. */
export function LazyArea({ load }: LazyAreaProps) {
  const { value: Area, error, retry, isRetried } = useLazy(load);
  useReportError('portal', error);

  if (Area) return <FocusArrival isWanted={isRetried}><Area /></FocusArrival>;
  if (!error) return <Loader variant="page" text={portalText.loading} />;
  return (
    <RetryBanner retryText={portalText.retry} isBusy={false} onRetry={retry}>
      {portalText.areaError}
    </RetryBanner>
  );
}
