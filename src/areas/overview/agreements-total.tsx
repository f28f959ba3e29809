import { useLayoutEffect, useRef, useState } from 'react';
import { formatAmount, formatMonthly, formatYearly } from '../../domain/money.ts';
import { PriceSummary } from '../../ui/content/price.tsx';
import { Text } from '../../ui/content/text.tsx';
import type { overviewExtras } from './late-blocks/overview-extras.ts';
import { overviewText } from './overview-text.ts';
import type { ListTotal } from './use-overview-places.ts';

interface AgreementsTotalProps extends Pick<SumProps, 'Help'> {
  readonly total: ListTotal | undefined;
}

/** A sum that more insurances have made unknown: that is said in its place, so that the list stays where it is. */
export function AgreementsTotal({ total, Help }: AgreementsTotalProps) {
  const place = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();
  useLayoutEffect(() => {
    if (total) setHeight(place.current?.offsetHeight);
  }, [total]);
  if (!total && height === undefined) return null;
  return (
    <div ref={place} style={{ minBlockSize: total ? undefined : height }}>
      {total ? <Sum {...total} Help={Help} /> : <Text>{overviewText.totalUnknown}</Text>}
    </div>
  );
}

interface SumProps extends ListTotal {
  /** Its code comes later than the sum, and it takes no room of its own. */
  readonly Help: (typeof overviewExtras)['TotalHelp'] | undefined;
}

/** What the insurances cost together: by month, with the year's total in a tooltip, or by year where that alone is known. */
function Sum({ monthly, yearly, isPart, Help }: SumProps) {
  const perMonth = formatMonthly(monthly);
  const perYear = formatYearly(yearly);
  const price = perMonth ?? perYear;
  if (price === undefined) return null;
  return (
    <PriceSummary
      price={overviewText.total(price, isPart)}
      help={perMonth && perYear && Help && <Help text={overviewText.total(perYear, isPart)} />}
      year={perMonth && overviewText.inAYear(formatAmount(yearly))}
      note={perMonth && overviewText.totalNote}
    />
  );
}
