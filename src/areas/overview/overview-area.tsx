import type { ReactNode } from 'react';
import { useState } from 'react';
import { useLate } from '../../hooks/use-late.ts';
import { Stack } from '../../ui/stack.tsx';
import { AgreementsSection } from './agreements-section.tsx';
import { BelowList } from './below-list.tsx';
import type { OverviewSection } from './overview-element.ts';
import { overviewSections } from './overview-element.ts';
import { OverviewHeader } from './overview-header.tsx';
import { TaskSection } from './tasks/task-section.tsx';
import { useTaskPlaces } from './tasks/use-task-places.ts';
import { useTasks } from './tasks/use-tasks.ts';
import { useAgreements } from './use-agreements.ts';

interface OverviewAreaProps {
  readonly sections?: readonly OverviewSection[];
  /** The question at the end of the page. */
  readonly feedback?: ReactNode;
}

const loadExtras = async () => (await import('./late-blocks/overview-extras.ts')).overviewExtras;

/** The overview (OV-01 to OV-69): what the customer has, what it costs, and what there is to do. */
export function OverviewArea({ sections = overviewSections, feedback }: OverviewAreaProps) {
  // Asked for before the list below which late ones go.
  const tasks = useTasks(sections.includes('tasks'));
  const agreements = useAgreements();
  const { data, isPending, isComplete } = agreements;
  const { isListShown, above, below } = useTaskPlaces(tasks, !isPending);
  const isDownEarly = useFirst(data?.hasSourceError === true, isListShown);
  const extras = useLate(loadExtras);

  return (
    <Stack gap="section">
      <OverviewHeader isSystemDown={isDownEarly} />
      <TaskSection tasks={above} />
      {sections.includes('agreements') && (
        <AgreementsSection query={agreements} isShown={isListShown} isDownEarly={isDownEarly} Help={extras.value?.TotalHelp} />
      )}
      {isListShown && isComplete && (
        <BelowList extras={extras} sections={sections} answer={data} isDownTold={isDownEarly} feedback={feedback} />
      )}
      <TaskSection tasks={below} isMore={above.length > 0} />
    </Stack>
  );
}

/** The value as it was when `isFixed` first held; until then as it is, though nobody is shown it. */
function useFirst(value: boolean, isFixed: boolean): boolean {
  const [first, setFirst] = useState<boolean>();
  if (isFixed && first === undefined) setFirst(value);
  return isFixed && (first ?? value);
}
