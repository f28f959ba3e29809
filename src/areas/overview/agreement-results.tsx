import type { ReactNode } from 'react';
import type { AgreementList as AgreementAnswer } from '../../api/agreements.ts';
import type { Agreement } from '../../domain/agreement.ts';
import { AgreementList } from './agreement-list.tsx';
import { AgreementsTotal } from './agreements-total.tsx';
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
