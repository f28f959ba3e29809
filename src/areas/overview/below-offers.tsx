import { useLate } from '../../hooks/use-late.ts';
import { useReportError } from '../../hooks/use-report-error.ts';
import { RetryBanner } from '../../ui/retry-banner.tsx';
import type { OverviewSection } from './overview-element.ts';
import { overviewText } from './overview-text.ts';

/** Gives the code of what is below the offers. */
export const loadLateBlocks = () => import('./late-blocks/late-blocks.tsx');

/** What is below the offers; its code comes after the first view. */
export function BelowOffers({ sections }: { readonly sections: readonly OverviewSection[] }) {
  const { value, error, retry } = useLate(loadLateBlocks);
  useReportError('overview', error);
  if (value) return <value.LateBlocks sections={sections} />;
  return error ? (
    <RetryBanner retryText={overviewText.retry} isBusy={false} onRetry={retry}>
      {overviewText.partError}
    </RetryBanner>
  ) : null;
}
