import type { ReactNode } from 'react';
import type { AgreementList as AgreementAnswer } from '../../api/agreements.ts';
import type { Agreement } from '../../domain/agreement.ts';
import { formatMonthly, formatYearly } from '../../domain/money.ts';
import { PriceSummary } from '../../ui/content/price.tsx';
import { AgreementList } from './agreement-list.tsx';
import type { TotalHelp } from './late-blocks/total-help.tsx';
import { overviewText } from './overview-text.ts';

export interface AgreementResultsProps {
  readonly answer: AgreementAnswer;
  /** Says that some may be missing. */
  readonly warning: ReactNode;
  /** Whether it was known before the list was shown that some are missing; told later, it is told below them. */
  readonly isDownEarly: boolean;
  /** Whether there may be others than those of the answer. */
  readonly isLacking: boolean;
  /** Those of the list. */
  readonly listed: readonly Agreement[];
  /** Called with those when all their cards are there. */
  readonly onWhole: (listed: readonly Agreement[]) => void;
  readonly Help: typeof TotalHelp | undefined;
}

/** What came: the sum, a card per insurance, or that there are none, and whether some are missing. */
export function AgreementResults({ answer, warning, isDownEarly, isLacking, listed, onWhole, Help }: AgreementResultsProps) {
  // The sums are those of the whole answer (OV-43).
  const isAllListed = listed.length === answer.agreements.length;
  return (
    <>
      {isDownEarly && warning}
      {listed.length > 0 && isAllListed && <AgreementsTotal monthly={answer.monthlySum} yearly={answer.yearlySum} Help={Help} />}
      <AgreementList agreements={listed} emptyText={isLacking ? overviewText.unknown : overviewText.empty} onWhole={onWhole} />
      {!isDownEarly && warning}
    </>
  );
}

interface AgreementsTotalProps {
  /** Kroner; undefined when the backend sent no sum. */
  readonly monthly: number | undefined;
  readonly yearly: number | undefined;
  /** Its code comes later than the sum, and it takes no room of its own. */
  readonly Help: typeof TotalHelp | undefined;
}

/** What all insurances cost together, with the year's total in a tooltip. */
function AgreementsTotal({ monthly, yearly, Help }: AgreementsTotalProps) {
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
