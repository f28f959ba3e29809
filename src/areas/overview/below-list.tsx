import { useLate } from '../../hooks/use-late.ts';
import { useReportError } from '../../hooks/use-report-error.ts';
import { RetryBanner } from '../../ui/retry-banner.tsx';
import type { LateBlocksProps } from './late-blocks/late-blocks.tsx';
import { overviewText } from './overview-text.ts';

/** Gives the code of what is below the insurances. */
export const loadLateBlocks = () => import('./late-blocks/late-blocks.tsx');

/** What is below the insurances; its code is no part of the first view. */
export function BelowList(props: LateBlocksProps) {
  const { value, error, retry } = useLate(loadLateBlocks);
  useReportError('overview', error);
  if (value) return <value.LateBlocks {...props} />;
  return error ? (
    <RetryBanner retryText={overviewText.retry} isBusy={false} onRetry={retry}>
      {overviewText.partError}
    </RetryBanner>
  ) : null;
}
