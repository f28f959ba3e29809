import { useMemo, useState } from 'react';
import type { Agreement, AgreementTotal } from '../../domain/agreement.ts';
import { agreementTotal, isListed } from '../../domain/agreement.ts';
import type { AllAgreements } from '../../hooks/use-all-agreements.ts';
import { useAllAgreements } from '../../hooks/use-all-agreements.ts';
import { useKept } from '../../hooks/use-kept.ts';
import { useReady } from '../../hooks/use-host-events.ts';
import { useIsWaitOver } from '../../hooks/use-is-wait-over.ts';
import type { Task } from '../tasks/tasks.tsx';
import { useTaskPlaces, useTasks } from '../tasks/tasks.tsx';
import type { OverviewSection } from './overview-element.ts';

export interface ListTotal extends AgreementTotal {
  /** Whether the customer may have insurances that are not in the list. */
  readonly isPartial: boolean;
}

interface OverviewPlaces {
  readonly agreements: AllAgreements;
  /** The data that the list is based on. */
  readonly data: AllAgreements['data'];
  /** The insurances in the list. */
  readonly listed: readonly Agreement[] | undefined;
  /** Their total price. Unknown when the partner's insurances hide the total of our own; undefined without any sum. */
  readonly total: ListTotal | 'pending' | 'unknown' | undefined;
  /** Whether the partner's insurances, or their error message, show at the end of the page. */
  readonly isPartnerLate: boolean;
  readonly isListShown: boolean;
  /** Whether some insurances are missing, and this was known before the list appeared. */
  readonly isDownEarly: boolean;
  /** Whether the content below the list is shown. */
  readonly isBelowShown: boolean;
  /** Whether that content has stopped waiting for insurances that are still missing. */
  readonly areAgreementsLate: boolean;
  /** Call it with the listed insurances when all their cards are rendered. */
  readonly onWhole: (listed: readonly Agreement[]) => void;
  /** The tasks above the list, and those at the end of the page. */
  readonly above: readonly Task[];
  readonly below: readonly Task[];
}

/** Milliseconds before the content below shows without the list. A later list then moves that content. */
const listPatience = 10_000;

/** Decides where insurances and tasks show. Late ones go to the end, so that visible data never moves. */
export function useOverviewPlaces(sections: readonly OverviewSection[]): OverviewPlaces {
  // The tasks are requested before the list, because late tasks go below it.
  const tasks = useTasks(sections.includes('tasks'));
  const agreements = useAgreements();
  const { data: all, own, isPending, isComplete } = agreements;
  const isListLate = useIsWaitOver(isPending, listPatience);
  const { isListShown, above, below } = useTaskPlaces(tasks, !isPending, sections.includes('agreements') && !isListLate);
  const isDown = all?.hasSourceError === true;
  // The state when the list first appeared.
  const wasDownEarly = useKept<boolean | undefined>(undefined, (first) => (isListShown ? first ?? isDown : undefined));
  const isDownEarly = wasDownEarly === true && isDown;
  // An empty list of our own has no cards that the partner's insurances could move.
  const isOwnEmpty = own?.agreements.some(isListed) === false;
  const isPartnerLate = useIsWaitOver(isListShown && !isPending && !isComplete) && !isOwnEmpty;
  const data = isPartnerLate ? own : all;
  // Until all sources have answered, the sum has a placeholder: later words could take up more or fewer lines.
  const isTotalPending = !isComplete && !isPartnerLate;
  const isPartial = isPartnerLate || agreements.isLacking;
  const { partner } = agreements;
  const total = useMemo(() => {
    const sums = data && agreementTotal(data.agreements, own, partner);
    if (sums) return isTotalPending ? 'pending' as const : { ...sums, isPartial };
    // The customer may have seen the total of our own. Whether they have must not decide what they see now.
    return data && own && agreementTotal(own.agreements, own) && 'unknown' as const;
  }, [data, own, partner, isPartial, isTotalPending]);
  const listed = useMemo(() => data?.agreements.filter(isListed), [data]);
  const [whole, onWhole] = useState<readonly Agreement[]>();
  const isListWhole = isListShown && (whole === listed || !sections.includes('agreements'));
  const areAgreementsLate = isListLate || isPartnerLate;
  const isBelowShown = useKept(false, (isShown) => isShown || isListLate || (isListWhole && !isTotalPending));
  return { agreements, data, listed, total, isPartnerLate, isListShown, isDownEarly, isBelowShown, areAgreementsLate, onWhole, above, below };
}

/** Returns the customer's insurances. Sends the ready event when they have loaded. */
function useAgreements(): AllAgreements {
  const agreements = useAllAgreements();
  useReady(agreements.data !== undefined);
  return agreements;
}
