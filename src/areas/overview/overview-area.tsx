import type { ReactNode } from 'react';
import { useReportError } from '../../hooks/use-host-events.ts';
import type { LazyPart } from '../../hooks/use-lazy.ts';
import { useLazy } from '../../hooks/use-lazy.ts';
import { lazyImport } from '../../platform/lazy-import.ts';
import { RetryBanner } from '../../ui/feedback/banner.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { TaskSection } from '../tasks/tasks.tsx';
import { AgreementsSection } from './agreements-section.tsx';
import type { LateBlocksProps } from './late-blocks/late-blocks.tsx';
import type { overviewExtras } from './late-blocks/overview-extras.ts';
import type { OverviewSection } from './overview-element.ts';
import { overviewSections } from './overview-element.ts';
import { OverviewHeader, SystemDown } from './overview-header.tsx';
import { useOverviewText } from './overview-text.ts';
import { RoomBelow } from './room-below.tsx';
import { useOverviewPlaces } from './use-overview-places.ts';

const loadExtras = async () => (await lazyImport(() => import('./late-blocks/overview-extras.ts'))).overviewExtras;

interface OverviewAreaProps {
  readonly sections?: readonly OverviewSection[];
  /** The feedback question at the end of the page. */
  readonly feedback?: ReactNode;
}

/** The overview: the customer's insurances, their prices and the tasks. */
export function OverviewArea({ sections = overviewSections, feedback }: OverviewAreaProps) {
  const extras = useLazy(loadExtras);
  const places = useOverviewPlaces(sections);
  const { agreements, data, listed, total, isPartnerLate, isListShown, isDownEarly, isBelowShown, areAgreementsLate, onWhole, above, below } = places;
  const contactNote = extras.value && <extras.value.ContactNote />;

  return (
    <Stack gap="section">
      <OverviewHeader>{isDownEarly && <SystemDown />}</OverviewHeader>
      <TaskSection tasks={above} contactNote={contactNote} />
      {sections.includes('agreements') && (
        <AgreementsSection
          agreements={agreements} data={data} listed={listed} total={total} isShown={isListShown} isDownEarly={isDownEarly}
          isEndShown={isBelowShown} onWhole={onWhole} extras={extras}
        />
      )}
      {(isListShown || isBelowShown) && (
        <BelowList
          isShown={isBelowShown} extras={extras} sections={sections} data={data} areAgreementsLate={areAgreementsLate}
          isDownTold={isDownEarly} feedback={agreements.data && feedback}
        />
      )}
      {isPartnerLate && sections.includes('agreements') && extras.value && <extras.value.LateAgreements agreements={agreements} />}
      <TaskSection tasks={below} isMore={above.length > 0} contactNote={contactNote} />
    </Stack>
  );
}

interface BelowListProps extends Omit<LateBlocksProps, 'isRetried'> {
  readonly extras: LazyPart<typeof overviewExtras>;
  readonly isShown: boolean;
}

/** The content below the insurances. Its code is not part of the first view. The block about buying is sure to come. */
function BelowList({ extras: { value, error, retry, retries, isBusy }, isShown, ...props }: BelowListProps) {
  const text = useOverviewText();
  useReportError('overview', error);
  if (isShown && value) return <value.LateBlocks {...props} isRetried={retries > 0} />;
  if (isShown && error) return <RetryBanner isBusy={isBusy} onRetry={retry} codeError={error}>{text.partError}</RetryBanner>;
  return props.sections.includes('buy') && <RoomBelow />;
}
