import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { CardGrid } from '../layout/card-grid.tsx';
import { useStyles } from '../style/use-styles.ts';
import rowsCss from '../layout/card-rows.css?inline';
import sectionCss from '../layout/section.css?inline';
import { Icon } from './icon.tsx';
import { Heading, useIsOmitted } from './text.tsx';
import css from './task-list.css?inline';

interface TaskListProps {
  readonly title: string;
  /** Number of tasks. */
  readonly count: number;
  /** CardGridItems of link cards. */
  readonly children: ReactNode;
}

/** Tasks as cards in a row. On narrow elements one card with their number opens the list; a single task shows at once. */
export function TaskList({ title, count, children }: TaskListProps) {
  useStyles(sectionCss);
  useStyles(rowsCss);
  useStyles(css);
  const id = useId();
  const [isOpen, setIsOpen] = useState(count === 1);
  const isOmitted = useIsOmitted(2);
  return (
    <section className="section card-rows task-list" aria-label={title}>
      <div className="task-list-head">
        {!isOmitted && <Heading level={2} size="m">{title}</Heading>}
        <button
          type="button"
          className="task-list-count"
          aria-label={`${title} ${count}`}
          aria-expanded={isOpen}
          aria-controls={id}
          data-track-as="show-tasks"
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>{count}</span><Icon name="chevron" />
        </button>
      </div>
      <div id={id} className={isOpen ? undefined : 'task-list-closed'}><CardGrid>{children}</CardGrid></div>
    </section>
  );
}
