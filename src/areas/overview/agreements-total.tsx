import { useRef } from 'react';
import { useAmounts } from '../../hooks/use-amounts.ts';
import { useKept } from '../../hooks/use-kept.ts';
import { fill } from '../../platform/texts.ts';
import { PriceSummary } from '../../ui/content/price.tsx';
import { Text } from '../../ui/content/text.tsx';
import { SkeletonSummary } from '../../ui/feedback/skeleton-card.tsx';
import type { overviewExtras } from './late-blocks/overview-extras.ts';
import { useOverviewText } from './overview-text.ts';
import type { ListTotal } from './use-overview-places.ts';

interface AgreementsTotalProps extends Pick<SumProps, 'Help'> {
  readonly total: ListTotal | 'pending' | 'unknown' | undefined;
}

/** The sum. An unknown one is replaced by a message. If the sum was shown, the message has its height, so the list does not move. */
export function AgreementsTotal({ total, Help }: AgreementsTotalProps) {
  const text = useOverviewText();
  const place = useRef<HTMLDivElement>(null);
  const isUnknown = total === 'unknown';
  // Read while the sum is still in the page. Reading it after each render would make the browser lay the page out once more.
  const height = useKept<number | undefined>(undefined, (kept) => (isUnknown ? kept ?? place.current?.offsetHeight ?? 0 : undefined));
  return total && (
    <div ref={place} style={isUnknown ? { display: 'grid', alignContent: 'center', minBlockSize: height } : undefined}>
      {total === 'pending' && <SkeletonSummary />}
      {isUnknown && <Text>{text.totalUnknown}</Text>}
      {typeof total === 'object' && <Sum {...total} Help={Help} />}
    </div>
  );
}

interface SumProps extends ListTotal {
  /** Its code loads after the sum. It takes up no space of its own. */
  readonly Help: (typeof overviewExtras)['TotalHelp'] | undefined;
}

/** The total price per month, with the yearly total in a tooltip. Per year when only the yearly total is known. */
function Sum({ monthly, yearly, isPart, Help }: SumProps) {
  const text = useOverviewText();
  const write = useAmounts();
  const perMonth = write.monthly(monthly);
  const perYear = write.yearly(yearly);
  const price = perMonth ?? perYear;
  if (price === undefined) return null;
  const inAYear = write.plain(yearly);
  const total = (amount: string) => fill(isPart ? text.totalOfList : text.total, { amount });
  return (
    <PriceSummary
      price={total(price)}
      help={perMonth && perYear && Help && <Help text={total(perYear)} />}
      year={perMonth && inAYear && fill(text.inAYear, { amount: inAYear })}
      note={perMonth && text.totalNote}
    />
  );
}
