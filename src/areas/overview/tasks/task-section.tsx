import { useLink } from '../../../hooks/use-link.ts';
import { LinkCard } from '../../../ui/content/link-card.tsx';
import { CardGridItem } from '../../../ui/layout/card-grid-item.tsx';
import { CardGrid } from '../../../ui/layout/card-grid.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { tasksText } from './tasks-text.ts';
import type { Task } from './use-task-places.ts';

interface TaskSectionProps {
  readonly tasks: readonly Task[];
  /** Whether there are tasks elsewhere on the page already. */
  readonly isMore?: boolean;
}

/** A card per task; nothing when there are none. */
export function TaskSection({ tasks, isMore = false }: TaskSectionProps) {
  const linkTo = useLink();
  if (tasks.length === 0) return null;
  return (
    <Section title={isMore ? tasksText.moreTitle : tasksText.title}>
      <CardGrid>
        {tasks.map(({ key, title, href }) => (
          <CardGridItem key={key}>
            <LinkCard level={3} title={title} {...(href && linkTo(href))} />
          </CardGridItem>
        ))}
      </CardGrid>
    </Section>
  );
}
