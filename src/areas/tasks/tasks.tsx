import type { ReactNode } from 'react';
import { useMemo } from 'react';
import type { MotorTask } from '../../api/tasks.ts';
import { healthDeclarationsQuery, motorTasksQuery, partnerCommunicationQuery, pendingOffersQuery } from '../../api/tasks.ts';
import { insurancePath, pathSegment } from '../../domain/link.ts';
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
  /** Whether the page already shows tasks elsewhere. */
  readonly isMore?: boolean;
  /** Contact information, for a task without a known address. */
  readonly contactNote: ReactNode;
}

/** One card per task. Renders nothing when there are none. */
export function TaskSection({ tasks, isMore = false, contactNote }: TaskSectionProps) {
  const text = useTasksText();
  const linkTo = useLink();
  if (tasks.length === 0) return null;
  return (
    <TaskList title={isMore ? text.moreTitle : text.title} count={tasks.length}>
      {tasks.map(({ key, icon, title, href }) => (
        <CardGridItem key={key}>
          <LinkCard level={3} icon={icon} title={title} {...linkTo(href)}>
            {!href && contactNote}
          </LinkCard>
        </CardGridItem>
      ))}
    </TaskList>
  );
}

/**
 * Fetches the customer's tasks from four sources. A source that fails adds no tasks.
 *
 * @param isEnabled false gives no tasks and sends no requests, though another element may have the data
 */
export function useTasks(isEnabled = true): Tasks {
  const text = useTasksText();
  const language = useLanguage();
  const declarations = useCustomerQuery('tasks', healthDeclarationsQuery, { isEnabled, isSilent: true });
  const offers = useCustomerQuery('tasks', pendingOffersQuery, { isEnabled, isSilent: true });
  const motor = useCustomerQuery('tasks', motorTasksQuery, { isEnabled, isSilent: true });
  const { isNeeded: hasPartner, user } = useNeedsPartnerData({ isEnabled, isSilent: true });
  const partner = useCustomerQuery('tasks', partnerCommunicationQuery, { isEnabled: isEnabled && hasPartner === true, isSilent: true });
  const partnerSource = hasPartner === undefined ? [user] : hasPartner ? [partner] : [];
  const isAwaited = isEnabled && [declarations, offers, motor, ...partnerSource].some(isOnItsWay);

  const counts = [declarations.data, offers.data] as const;
  const hasMessages = [...counts, hasPartner ? partner.data : undefined].some((source) => source?.hasUnreadMessages);
  const [toFillIn = 0, toAccept = 0] = counts.map((source) => source?.count);
  const vehicles = motor.data;
  return useMemo(() => {
    const tasks: Task[] = [];
    const add = (isDue: boolean, key: string, title: string, path: string) => {
      if (isDue) tasks.push({ key, icon: key, title, href: `${insurancePath}/${path}` });
    };
    add(toFillIn > 0, 'declarations', plural(language, text.declarations, toFillIn), 'skade/jump/ahv');
    add(toAccept > 0, 'offers', plural(language, text.offers, toAccept), 'aksept');
    add(hasMessages, 'messages', text.messages, 'dokumenter');
    return { tasks: isEnabled ? [...tasks, ...mileageTasks(vehicles ?? [], text)] : [], isAwaited };
  }, [isEnabled, toFillIn, toAccept, hasMessages, vehicles, isAwaited, text, language]);
}

/** Whether the first attempt is pending. The retry comes a second later, which is too long to wait. */
function isOnItsWay({ isPending, failureCount }: Pick<CustomerQuery<unknown>, 'isPending' | 'failureCount'>): boolean {
  return isPending && failureCount === 0;
}

/** Makes one task per vehicle, even for repeated mileage requests. Without a policy number the task has no link. */
function mileageTasks(tasks: readonly MotorTask[], text: TasksText): Task[] {
  const all = tasks.filter(({ type }) => type === 'ENDRE_KMSTAND');
  const due = new Map(all.map((task) => [JSON.stringify([task.policyNumber, task.description]), task]));
  return [...due].map(([key, { description, policyNumber }]) => {
    const number = pathSegment(policyNumber);
    const href = number && `${insurancePath}/motor/detaljer/${number}/endre/kilometerstand`;
    return { key: `mileage ${key}`, icon: 'mileage', title: description ? fill(text.mileageOf, { vehicle: description }) : text.mileage, href };
  });
}

export interface Task {
  readonly key: string;
  /** The name of a `LazyIcon`. */
  readonly icon: string;
  readonly title: string;
  /** Undefined when the task has no known address. */
  readonly href: string | undefined;
}

export interface Tasks {
  readonly tasks: readonly Task[];
  /** Whether the first request to a source is pending. */
  readonly isAwaited: boolean;
}

export interface TaskPlaces {
  /** Whether the list of insurances is shown. */
  readonly isListShown: boolean;
  /** The tasks that were known before the list appeared. */
  readonly above: readonly Task[];
  /** Later tasks, in order of arrival. */
  readonly below: readonly Task[];
}

interface PlacedKeys {
  readonly isListShown: boolean;
  readonly above: readonly string[];
  readonly below: readonly string[];
}

const noPlaces: PlacedKeys = { isListShown: false, above: [], below: [] };

/**
 * Milliseconds that the first task waits for the others, so that they appear together and in order. The list waits as
 * long for the tasks: a busy phone processes responses one at a time, even when they arrive together.
 */
const patience = 200;

/**
 * Decides where the tasks show (OV-12). Tasks known when the list appears show above it. Later tasks show below it, so that
 * visible data does not move. A slow source does not delay the list. A task keeps its position
 * until the list loads again, after the customer's data was dropped.
 *
 * @param isListAwaited whether the list is loading: the first tasks appear with it, so that its skeleton does not move
 */
export function useTaskPlaces({ tasks, isAwaited }: Tasks, isListHere = false, isListAwaited = false): TaskPlaces {
  const isWaitOver = useIsWaitOver(isAwaited && tasks.length > 0, patience);
  const isListWaitOver = useIsWaitOver(isAwaited && isListHere, patience);
  const places = useKept(noPlaces, (kept) => {
    if (isListAwaited && !isListHere) return noPlaces;
    const isListShown = kept.isListShown || (isListHere && (!isAwaited || isListWaitOver));
    const isVisible = isListShown || (!isListAwaited && (!isAwaited || isWaitOver));
    return placeTasks(kept, isListShown, isVisible ? tasks : []);
  });
  const tasksOf = (keys: readonly string[]) => keys.flatMap((key) => tasks.filter((task) => task.key === key));
  return { isListShown: places.isListShown, above: tasksOf(places.above), below: tasksOf(places.below) };
}

/** Adds the positions of new tasks. Returns the same object when nothing has changed. */
function placeTasks(kept: PlacedKeys, isListShown: boolean, tasks: readonly Task[]): PlacedKeys {
  const placed = [...kept.above, ...kept.below];
  const added = tasks.map(({ key }) => key).filter((key) => !placed.includes(key));
  if (added.length === 0 && isListShown === kept.isListShown) return kept;
  const side = kept.isListShown ? 'below' : 'above';
  return { ...kept, isListShown, [side]: [...kept[side], ...added] };
}
