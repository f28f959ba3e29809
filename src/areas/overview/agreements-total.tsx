import { formatMonthly, formatYearly } from '../../domain/money.ts';
import { PriceSummary } from '../../ui/content/price-summary.tsx';
import type { TotalHelp } from './late-blocks/total-help.tsx';
import { overviewText } from './overview-text.ts';

interface AgreementsTotalProps {
  /** Kroner; undefined when the backend sent no sum. */
  readonly monthly: number | undefined;
  readonly yearly: number | undefined;
  /** Its code comes later than the sum, and it takes no room of its own. */
  readonly Help: typeof TotalHelp | undefined;
}

/** What all insurances cost together, with the year's total in a tooltip. */
export function AgreementsTotal({ monthly, yearly, Help }: AgreementsTotalProps) {
  const perMonth = formatMonthly(monthly);
  const perYear = formatYearly(yearly);
  if (perMonth === undefined) return null;
  return (
    <PriceSummary
      price={overviewText.total(perMonth)}
      help={perYear && Help && <Help text={overviewText.total(perYear)} />}
      note={overviewText.totalNote}
    />
  );
}
