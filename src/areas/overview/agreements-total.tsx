import { formatMonthly, formatYearly } from '../../domain/money.ts';
import { HelpButton } from '../../ui/help-button.tsx';
import { PriceSummary } from '../../ui/price-summary.tsx';
import { overviewText } from './overview-text.ts';

interface AgreementsTotalProps {
  /** Kroner; undefined when the backend sent no sum. */
  readonly monthly: number | undefined;
  readonly yearly: number | undefined;
}

/** What all insurances cost together, with the year's total in a tooltip (OV-40 to OV-43). */
export function AgreementsTotal({ monthly, yearly }: AgreementsTotalProps) {
  const perMonth = formatMonthly(monthly);
  const perYear = formatYearly(yearly);
  if (perMonth === undefined) return null;
  return (
    <PriceSummary
      price={overviewText.total(perMonth)}
      help={perYear && <HelpButton label={overviewText.help}>{overviewText.total(perYear)}</HelpButton>}
      note={overviewText.totalNote}
    />
  );
}
