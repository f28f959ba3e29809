import { useMemo, useState } from 'react';
import type { AgreementList } from '../../api/agreements.ts';

export interface AgreementPlaces {
  /** What is in the list, with the sums of all. */
  readonly listed: AgreementList | undefined;
  /** What came too late for it; undefined when nothing did. */
  readonly late: AgreementList | undefined;
}

/**
 * Where the insurances stand, and whether some are missing: what comes when the blocks below the list are shown already
 * stands below those, so that nothing moves.
 *
 * @param isEarly those blocks are shown, and more insurances are on their way
 */
export function useAgreementPlaces(answer: AgreementList | undefined, isEarly: boolean): AgreementPlaces {
  const [first, setFirst] = useState<AgreementList>();
  if (isEarly && answer && !first) setFirst(answer);
  return useMemo(() => {
    if (!first || !answer || answer === first) return { listed: answer, late: undefined };
    const { hasSourceError, agreements: { length } } = first;
    const { agreements } = answer;
    return {
      listed: { ...answer, agreements: agreements.slice(0, length), hasSourceError },
      late: { ...answer, agreements: agreements.slice(length), hasSourceError: answer.hasSourceError && !hasSourceError },
    };
  }, [answer, first]);
}
