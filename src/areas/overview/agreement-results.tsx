import type { AgreementList as AgreementAnswer } from '../../api/agreements.ts';
import type { Agreement } from '../../domain/agreement.ts';
import { Banner } from '../../ui/banner.tsx';
import { AgreementList } from './agreement-list.tsx';
import { AgreementsTotal } from './agreements-total.tsx';
import type { TotalHelp } from './late-blocks/total-help.tsx';
import { overviewText } from './overview-text.ts';

export interface AgreementResultsProps {
  readonly answer: AgreementAnswer;
  /** Whether it was known before the list was shown that some are missing; told later, it is told below them. */
  readonly isDownEarly: boolean;
  /** Those of the list. */
  readonly listed: readonly Agreement[];
  /** Called with those when all their cards are there. */
  readonly onWhole: (listed: readonly Agreement[]) => void;
  readonly Help: typeof TotalHelp | undefined;
}

/** What came: the sum, a card per insurance, and whether some are missing (OV-64). */
export function AgreementResults({ answer, isDownEarly, listed, onWhole, Help }: AgreementResultsProps) {
  const banner = answer.hasSourceError && <Banner variant="warning">{overviewText.sourceError}</Banner>;
  return (
    <>
      {isDownEarly && banner}
      {listed.length > 0 && <AgreementsTotal monthly={answer.monthlySum} yearly={answer.yearlySum} Help={Help} />}
      <AgreementList agreements={listed} onWhole={onWhole} />
      {!isDownEarly && banner}
    </>
  );
}
