import { useMemo, useState } from 'react';
import type { Agreement } from '../../domain/agreement.ts';
import type { AgreementTotal } from '../../domain/agreement-total.ts';
import { agreementTotal } from '../../domain/agreement-total.ts';
import { isListed } from '../../domain/agreement.ts';
import type { AllAgreements } from '../../hooks/use-all-agreements.ts';
import { useAllAgreements } from '../../hooks/use-all-agreements.ts';
import { useKept } from '../../hooks/use-kept.ts';
import { useReady } from '../../hooks/use-host-events.ts';
import { useIsWaitOver } from '../../hooks/use-is-wait-over.ts';
import type { Task } from '../tasks/tasks.tsx';
import { useTaskPlaces, useTasks } from '../tasks/tasks.tsx';
import type { OverviewSection } from './overview-element.ts';

export interface ListTotal extends AgreementTotal {
  /** Whether the customer may hold others than those of the list. */
  readonly isPart: boolean;
}

interface OverviewPlaces {
  readonly agreements: AllAgreements;
  /** What the list is of. */
  readonly answer: AllAgreements['data'];
  /** The insurances of the list. */
  readonly listed: readonly Agreement[] | undefined;
  /** What they cost together. */
  readonly total: ListTotal | undefined;
  /** Whether the partner's, or that they did not come, are told below what is below the list. */
  readonly isPartnerLate: boolean;
  readonly isListShown: boolean;
  /** Whether some insurances are missing, and that was known before the list was shown. */
  readonly isDownEarly: boolean;
  /** Whether what is below the list is shown. */
  readonly isBelowShown: boolean;
  /** To be called with the insurances of the list when all their cards are there. */
  readonly onWhole: (listed: readonly Agreement[]) => void;
  /** What there is to do, above the list and at the end of the page. */
  readonly above: readonly Task[];
  readonly below: readonly Task[];
}

/** Milliseconds after which what is below the list is shown without it; when the list comes, it moves that. */
const listPatience = 10_000;

/**
 * Where insurances and tasks stand: what comes late goes to the end, so that nothing which shows data moves.
 *
 * @param hasExtras whether the code is here that says at the top what is missing
 */
export function useOverviewPlaces(sections: readonly OverviewSection[], hasExtras: boolean): OverviewPlaces {
  // Asked for before the list below which late ones go.
  const tasks = useTasks(sections.includes('tasks'));
  const agreements = useAgreements();
  const { data, own, isPending, isComplete } = agreements;
  const isListLate = useIsWaitOver(isPending, listPatience);
  const { isListShown, above, below } = useTaskPlaces(tasks, !isPending, sections.includes('agreements') && !isListLate);
  const isDown = data?.hasSourceError === true;
  // As it was when the list was first shown.
  const wasDownEarly = useKept<boolean | undefined>(undefined, (first) => first ?? (isListShown ? isDown && hasExtras : undefined));
  const isDownEarly = wasDownEarly === true && isDown;
  // An empty own list has nothing that the partner's could move.
  const isOwnEmpty = own?.agreements.some(isListed) === false;
  const isPartnerLate = useIsWaitOver(isListShown && !isComplete) && !isOwnEmpty;
  const answer = isPartnerLate ? own : data;
  const isPart = isPartnerLate || !isComplete || agreements.isLacking;
  const { partner } = agreements;
  const total = useMemo(() => {
    const sums = answer && agreementTotal(answer.agreements, own, partner);
    return sums && { ...sums, isPart };
  }, [answer, own, partner, isPart]);
  const listed = useMemo(() => answer?.agreements.filter(isListed), [answer]);
  const [whole, onWhole] = useState<readonly Agreement[]>();
  const isListWhole = isListShown && (whole === listed || !sections.includes('agreements'));
  const isBelowShown = useKept(false, (isShown) => isShown || isListLate || (isListWhole && (isComplete || isPartnerLate)));
  return { agreements, answer, listed, total, isPartnerLate, isListShown, isDownEarly, isBelowShown, onWhole, above, below };
}

/** The customer's insurances; the host is told when they are here. */
function useAgreements(): AllAgreements {
  const agreements = useAllAgreements();
  useReady(agreements.data !== undefined);
  return agreements;
}
