import { useRef } from 'react';
import type { LazyPart } from '../../hooks/use-lazy.ts';
import { useKept } from '../../hooks/use-kept.ts';
import { Text } from '../../ui/content/text.tsx';
import { SkeletonSummary } from '../../ui/feedback/skeleton.tsx';
import type { overviewExtras } from './late-blocks/overview-extras.ts';
import { useOverviewText } from './overview-text.ts';
import type { ListTotal } from './use-overview-places.ts';

interface AgreementsTotalProps {
  readonly total: ListTotal | 'pending' | 'unknown' | undefined;
  /** The price has a placeholder until its code has loaded. When the code cannot load, the price counts as unknown. */
  readonly extras: LazyPart<typeof overviewExtras>;
}

/** The sum. An unknown one is replaced by a message. If the sum or its placeholder was shown, the message has its height, so the list does not move. */
export function AgreementsTotal({ total, extras: { value: extras, error } }: AgreementsTotalProps) {
  const text = useOverviewText();
  const place = useRef<HTMLDivElement>(null);
  const isUnknown = total === 'unknown' || (typeof total === 'object' && error !== undefined);
  // Read while the sum is still in the page. Reading it after each render would make the browser lay the page out once more.
  const height = useKept<number | undefined>(undefined, (kept) => (isUnknown ? kept ?? place.current?.offsetHeight ?? 0 : undefined));
  return total && (
    <div ref={place} style={isUnknown ? { display: 'grid', alignContent: 'center', minBlockSize: height } : undefined}>
      {isUnknown ? <Text>{text.totalUnknown}</Text> : <PriceOrSkeleton total={total} extras={extras} />}
    </div>
  );
}

interface PriceOrSkeletonProps {
  readonly total: ListTotal | 'pending';
  readonly extras: typeof overviewExtras | undefined;
}

/** The total price. Until it is known and its code has loaded, a placeholder with the same lines. */
function PriceOrSkeleton({ total, extras }: PriceOrSkeletonProps) {
  if (total === 'pending') return <SkeletonSummary />;
  if (extras) return <extras.TotalPrice {...total} />;
  const hasMonth = total.monthly !== undefined;
  return <SkeletonSummary hasYear={hasMonth && total.yearly !== undefined} hasNote={hasMonth} />;
}
