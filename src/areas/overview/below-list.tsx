import type { Lazy } from '../../hooks/use-lazy.ts';
import { useReportError } from '../../hooks/use-report-error.ts';
import { RetryBanner } from '../../ui/feedback/retry-banner.tsx';
import type { LateBlocksProps } from './late-blocks/late-blocks.tsx';
import type { overviewExtras } from './late-blocks/overview-extras.ts';
import { overviewText } from './overview-text.ts';

interface BelowListProps extends Omit<LateBlocksProps, 'isRetried'> {
  readonly extras: Lazy<typeof overviewExtras>;
}

/** What is below the insurances; its code is no part of the first view. */
export function BelowList({ extras: { value, error, retry, isRetried }, ...props }: BelowListProps) {
  useReportError('overview', error);
  if (value) return <value.LateBlocks {...props} isRetried={isRetried} />;
  return error ? (
    <RetryBanner retryText={overviewText.retry} isBusy={false} onRetry={retry}>
      {overviewText.partError}
    </RetryBanner>
  ) : null;
}
