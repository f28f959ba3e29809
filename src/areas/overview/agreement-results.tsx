import { useMemo } from 'react';
import type { AgreementList as AgreementAnswer } from '../../api/agreements.ts';
import { isListed } from '../../domain/agreement-status.ts';
import { Banner } from '../../ui/banner.tsx';
import { AgreementList } from './agreement-list.tsx';
import { AgreementsTotal } from './agreements-total.tsx';
import type { TotalHelp } from './late-blocks/total-help.tsx';
import { overviewText } from './overview-text.ts';

interface AgreementResultsProps {
  readonly answer: AgreementAnswer;
  readonly isDownEarly: boolean;
  readonly Help: typeof TotalHelp | undefined;
}

/** What came: the sum, a card per insurance, and whether some are missing (OV-64). */
export function AgreementResults({ answer, isDownEarly, Help }: AgreementResultsProps) {
  const listed = useMemo(() => answer.agreements.filter(isListed), [answer]);
  const banner = answer.hasSourceError && <Banner variant="warning">{overviewText.sourceError}</Banner>;
  return (
    <>
      {isDownEarly && banner}
      {listed.length > 0 && <AgreementsTotal monthly={answer.monthlySum} yearly={answer.yearlySum} Help={Help} />}
      <AgreementList agreements={listed} />
      {!isDownEarly && banner}
    </>
  );
}
