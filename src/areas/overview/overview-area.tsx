import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Stack } from '../../ui/stack.tsx';
import { AgreementsSection } from './agreements-section.tsx';
import { BelowList, loadLateBlocks } from './below-list.tsx';
import type { OverviewSection } from './overview-element.ts';
import { overviewSections } from './overview-element.ts';
import { OverviewHeader } from './overview-header.tsx';
import { useAgreements } from './use-agreements.ts';
import { useOverviewTasks } from './use-overview-tasks.tsx';

interface OverviewAreaProps {
  readonly sections?: readonly OverviewSection[];
  /** The question at the end of the page. */
  readonly feedback?: ReactNode;
}

/** The overview (OV-01 to OV-69): what the customer has, what it costs, and what there is to do. */
export function OverviewArea({ sections = overviewSections, feedback }: OverviewAreaProps) {
  const agreements = useAgreements();
  const { data, isPending, isComplete } = agreements;
  const { isListShown, aboveList, belowList } = useOverviewTasks(sections.includes('tasks'), !isPending, isComplete);
  const isDownEarly = useFirst(data?.hasSourceError === true, isListShown);

  useEffect(() => {
    // While the insurances are on their way; BelowList asks for it again and shows a failure.
    void loadLateBlocks().catch(() => undefined);
  }, []);

  return (
    <Stack gap="section">
      <OverviewHeader isSystemDown={isDownEarly} />
      {aboveList}
      {sections.includes('agreements') && (
        <AgreementsSection query={agreements} isShown={isListShown} isDownEarly={isDownEarly} />
      )}
      {isListShown && isComplete && (
        <BelowList sections={sections} answer={data} isDownTold={isDownEarly} feedback={feedback} />
      )}
      {belowList}
    </Stack>
  );
}

/** The value as it was when `isFixed` first held; until then as it is, though nobody is shown it. */
function useFirst(value: boolean, isFixed: boolean): boolean {
  const [first, setFirst] = useState<boolean>();
  if (isFixed && first === undefined) setFirst(value);
  return isFixed && (first ?? value);
}
