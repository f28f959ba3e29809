import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { partnerCommunicationQuery } from '../../api/partner.ts';
import type { MotorTask } from '../../api/tasks.ts';
import { healthDeclarationsQuery, motorTasksQuery, pendingOffersQuery } from '../../api/tasks.ts';
import { insurancePath, pathSegment } from '../../domain/link.ts';
import { normaliseCode } from '../../domain/policy.ts';
import { useNeedsPartnerData } from '../../hooks/use-all-agreements.ts';
import type { CustomerQuery } from '../../hooks/use-customer-query.ts';
import { useCustomerQuery } from '../../hooks/use-customer-query.ts';
import { useIsWaitOver } from '../../hooks/use-is-wait-over.ts';
import { useKept } from '../../hooks/use-kept.ts';
import { useLink } from '../../hooks/use-link.ts';
import { fill, plural } from '../../platform/texts.ts';
import { LinkCard } from '../../ui/content/link-card.tsx';
import { TaskList } from '../../ui/content/task-list.tsx';
import { useLanguage } from '../../ui/content/use-texts.ts';
import { CardGridItem } from '../../ui/layout/card-grid.tsx';
import type { TasksText } from './tasks-text.ts';
import { useTasksText } from './tasks-text.ts';

interface TaskSectionProps {
  readonly tasks: readonly Task[];
  /** Whether there are tasks elsewhere on the page already. */
  readonly isMore?: boolean;
  /** Says whom to contact, where it is not known where a task is done. */
  readonly contactNote: ReactNode;
}

/** A card per task; nothing when there are none. */
export function TaskSection({ tasks, isMore = false, contactNote }: TaskSectionProps) {
  const text = useTasksText();
  const linkTo = useLink();
  if (tasks.length === 0) return null;
  return (
    <TaskList title={isMore ? text.moreTitle : text.title} count={tasks.length}>
      {tasks.map(({ key, title, href }) => (
        <CardGridItem key={key}>
          <LinkCard level={3} icon={key.split(' ')[0]} title={title} {...(href && linkTo(href))}>
            {!href && contactNote}
          </LinkCard>
        </CardGridItem>
      ))}
    </TaskList>
  );
}

/**
 * What the customer has to do, from four sources; one that fails has nothing to say.
 *
 * @param isEnabled false where nobody wants to know: nothing is asked
 */
export function useTasks(isEnabled = true): Tasks {
  const text = useTasksText();
  const language = useLanguage();
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
    add(toFillIn > 0, 'declarations', plural(language, text.declarations, toFillIn), 'skade/jump/ahv');
    add(toAccept > 0, 'offers', plural(language, text.offers, toAccept), 'aksept');
    add(hasMessages, 'messages', text.messages, 'dokumenter');
    return { tasks: [...tasks, ...mileageTasks(vehicles ?? [], text)], isAwaited };
  }, [toFillIn, toAccept, hasMessages, vehicles, isAwaited, text, language]);
}

/** Its second try takes a second, for which nobody waits. */
function isOnItsWay({ isPending, failureCount }: Pick<CustomerQuery<unknown>, 'isPending' | 'failureCount'>): boolean {
  return isPending && failureCount === 0;
}

/** One per vehicle whose mileage is asked for, however often; without a number there is no page to do it on. */
function mileageTasks(tasks: readonly MotorTask[], text: TasksText): Task[] {
  const all = tasks.filter(({ type }) => normaliseCode(type) === 'ENDRE_KMSTAND');
  const due = new Map(all.map((task) => [[task.policyNumber, task.description].join(' '), task]));
  return [...due].map(([key, { description, policyNumber }]) => {
    const number = pathSegment(policyNumber);
    const href = number && `${insurancePath}/motor/detaljer/${number}/endre/kilometerstand`;
    return { key: `mileage ${key}`, title: description ? fill(text.mileageOf, { vehicle: description }) : text.mileage, href };
  });
}

export interface Task {
  readonly key: string;
  readonly title: string;
  /** Undefined when it is not known where it is done. */
  readonly href: string | undefined;
}

export interface Tasks {
  readonly tasks: readonly Task[];
  /** Some source may answer any moment. */
  readonly isAwaited: boolean;
}

export interface TaskPlaces {
  /** Whether the list of insurances is shown. */
  readonly isListShown: boolean;
  /** The tasks that were known before the list. */
  readonly above: readonly Task[];
  /** Those that came later, in the order in which they came. */
  readonly below: readonly Task[];
}

interface PlacedKeys {
  readonly isListShown: boolean;
  readonly above: readonly string[];
  readonly below: readonly string[];
}

const noPlaces: PlacedKeys = { isListShown: false, above: [], below: [] };

/**
 * Milliseconds that the first task waits for those beside it, so that they come in one piece and in their order, and
 * that the list waits for them all: a busy phone reads answers that arrived together one after the other.
 */
const patience = 200;

/**
 * Where the tasks stand (OV-12): above the list of insurances what is known as the list is drawn, which a source that
 * is slow does not hold up; below it what comes later, so that nothing which already shows data moves. A task
 * that has its place keeps it.
 *
 * @param isListAwaited whether the list is on its way: the first tasks come with it, so that its skeleton stays where it is
 */
export function useTaskPlaces({ tasks, isAwaited }: Tasks, isListHere = false, isListAwaited = false): TaskPlaces {
  const isWaitOver = useIsWaitOver(isAwaited && tasks.length > 0, patience);
  const isListWaitOver = useIsWaitOver(isAwaited && isListHere, patience);
  const places = useKept(noPlaces, (kept) => {
    const isListShown = kept.isListShown || (isListHere && (!isAwaited || isListWaitOver));
    const isDrawn = isListShown || (!isListAwaited && (!isAwaited || isWaitOver));
    return placeTasks(kept, isListShown, isDrawn ? tasks : []);
  });
  const tasksOf = (keys: readonly string[]) => keys.flatMap((key) => tasks.filter((task) => task.key === key));
  return { isListShown: places.isListShown, above: tasksOf(places.above), below: tasksOf(places.below) };
}

/** The places with those of the new tasks; the same object when nothing has changed. */
function placeTasks(kept: PlacedKeys, isListShown: boolean, tasks: readonly Task[]): PlacedKeys {
  const placed = [...kept.above, ...kept.below];
  const added = tasks.map(({ key }) => key).filter((key) => !placed.includes(key));
  if (added.length === 0 && isListShown === kept.isListShown) return kept;
  const side = kept.isListShown ? 'below' : 'above';
  return { ...kept, isListShown, [side]: [...kept[side], ...added] };
}
