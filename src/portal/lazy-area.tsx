import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { useReportError } from '../hooks/use-report-error.ts';
import { Loader } from '../ui/loader.tsx';
import { RetryBanner } from '../ui/retry-banner.tsx';
import { portalText } from './portal-text.ts';

/** Gives the component of an area; its code arrives when it is first needed. */
export type AreaLoader = () => Promise<ComponentType>;

interface LazyAreaProps {
  readonly load: AreaLoader;
}

/** Shows an area as soon as its code is here; code that does not arrive can be asked for again. */
export function LazyArea({ load }: LazyAreaProps) {
  const [loaded, setLoaded] = useState<{ readonly Area?: Awaited<ReturnType<AreaLoader>>; readonly error?: unknown }>({});
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (Area) => isWanted && setLoaded({ Area }),
      (error: unknown) => isWanted && setLoaded({ error }),
    );
    return () => {
      isWanted = false;
    };
  }, [load, tries]);
  useReportError('portal', loaded.error);

  if (loaded.Area) return <loaded.Area />;
  if (!loaded.error) return <Loader variant="page" text={portalText.loading} />;
  return (
    <RetryBanner retryText={portalText.retry} isBusy={false} onRetry={() => setTries((count) => count + 1)}>
      {portalText.areaError}
    </RetryBanner>
  );
}
