import { useMemo } from 'react';
import { partnerCommunicationQuery } from '../../../api/partner.ts';
import type { MotorTask } from '../../../api/tasks.ts';
import { healthDeclarationsQuery, motorTasksQuery, pendingOffersQuery } from '../../../api/tasks.ts';
import { pathSegment } from '../../../domain/path-segment.ts';
import { insurancePath } from '../../../domain/policy.ts';
import type { CustomerQuery } from '../../../hooks/use-customer-query.ts';
import { useCustomerQuery } from '../../../hooks/use-customer-query.ts';
import { useNeedsPartnerData } from '../../../hooks/use-needs-partner-data.ts';
import { withUniqueKeys } from '../../../platform/unique-keys.ts';
import { tasksText } from './tasks-text.ts';
import type { Task, Tasks } from './use-task-places.ts';

/**
 * What the customer has to do, from four sources; one that fails has nothing to say.
 *
 * @param isEnabled false where nobody wants to know: nothing is asked
 */
export function useTasks(isEnabled = true): Tasks {
  const declarations = useCustomerQuery('tasks', healthDeclarationsQuery, { isEnabled, isSilent: true });
  const offers = useCustomerQuery('tasks', pendingOffersQuery, { isEnabled, isSilent: true });
  const motor = useCustomerQuery('tasks', motorTasksQuery, { isEnabled, isSilent: true });
  const { isNeeded: hasPartner, user } = useNeedsPartnerData({ isSilent: true });
  const partner = useCustomerQuery('tasks', partnerCommunicationQuery, { isEnabled: isEnabled && hasPartner === true, isSilent: true });
  const partnerSource = hasPartner === undefined ? [user] : hasPartner ? [partner] : [];
  const isAwaited = isEnabled && [declarations, offers, motor, ...partnerSource].some(isOnItsWay);

  const counts = [declarations.data, offers.data] as const;
  const hasMessages = [...counts, partner.data].some((source) => source?.hasUnreadMessages);
  const [toFillIn = 0, toAccept = 0] = counts.map((source) => source?.count);
  const vehicles = motor.data;
  return useMemo(() => {
    const tasks: Task[] = [];
    const add = (isDue: boolean, key: string, title: string, path: string) => {
      if (isDue) tasks.push({ key, title, href: `${insurancePath}/${path}` });
    };
    add(toFillIn > 0, 'declarations', tasksText.declarations(toFillIn), 'skade/jump/ahv');
    add(toAccept > 0, 'offers', tasksText.offers(toAccept), 'aksept');
    add(hasMessages, 'messages', tasksText.messages, 'dokumenter');
    return { tasks: [...tasks, ...mileageTasks(vehicles ?? [])], isAwaited };
  }, [toFillIn, toAccept, hasMessages, vehicles, isAwaited]);
}

/** Its second try takes a second, for which nobody waits. */
function isOnItsWay({ isPending, failureCount }: Pick<CustomerQuery<unknown>, 'isPending' | 'failureCount'>): boolean {
  return isPending && failureCount === 0;
}

/** One per vehicle whose mileage is asked for; without a number there is no page to do it on. */
function mileageTasks(tasks: readonly MotorTask[]): Task[] {
  const due = tasks.filter(({ type }) => type === 'ENDRE_KMSTAND');
  return withUniqueKeys(due, ({ policyNumber }) => policyNumber).map(([key, { description, policyNumber }]) => {
    const number = pathSegment(policyNumber);
    const href = number && `${insurancePath}/motor/detaljer/${number}/endre/kilometerstand`;
    return { key: `mileage ${key}`, title: tasksText.mileage(description), href };
  });
}
