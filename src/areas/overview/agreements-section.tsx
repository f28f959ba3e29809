import type { ReactNode } from 'react';
import type { Agreement } from '../../domain/agreement.ts';
import type { AllAgreements } from '../../hooks/use-all-agreements.ts';
import { useRetry } from '../../hooks/use-retry.ts';
import { RetryBanner } from '../../ui/feedback/banner.tsx';
import { Loader } from '../../ui/feedback/loader.tsx';
import { SkeletonCard, SkeletonSummary } from '../../ui/feedback/skeleton-card.tsx';
import { CardGrid, CardGridItem } from '../../ui/layout/card-grid.tsx';
import { CardRows } from '../../ui/layout/card-rows.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { AgreementCards } from './agreement-cards.tsx';
import { AgreementsTotal } from './agreements-total.tsx';
import type { overviewExtras } from './late-blocks/overview-extras.ts';
import { useOverviewText } from './overview-text.ts';
import type { ListTotal } from './use-overview-places.ts';

interface AgreementsSectionProps extends Pick<AgreementResultsProps, 'isDownEarly' | 'onWhole' | 'total'> {
  /** What comes after the first view. */
  readonly extras: typeof overviewExtras | undefined;
  readonly agreements: AllAgreements;
  readonly answer: AllAgreements['data'];
  /** False while the list, and what belongs above it, is on its way. */
  readonly isShown: boolean;
  /** Whether what is below the list is shown. */
  readonly isEndShown: boolean;
  /** Those of the answer that the list shows; undefined without one. */
  readonly listed: AgreementResultsProps['listed'] | undefined;
}

/** The customer's insurances with their sum; what is missing or failed is said in their place, with another try. */
export function AgreementsSection({ agreements, answer, isShown, isEndShown, listed, extras, ...results }: AgreementsSectionProps) {
  const text = useOverviewText();
  const { isError } = agreements;
  const { headingRef, retryProps } = useRetry({ ...agreements, isError: agreements.isLacking });
  const isLacking = agreements.isLacking || listed?.length !== answer?.agreements.length;
  // Above a list that failed it is said already.
  const warning = !isError && answer?.hasSourceError && (
    <RetryBanner variant="warning" {...retryProps}>{text.sourceError}</RetryBanner>
  );
  return (
    // Tasks that come with the list stand above its heading, which so comes with them.
    <Section key={String(isShown)} title={text.agreements} headingRef={headingRef}>
      {isShown ? (
        <>
          {isError && <RetryBanner {...retryProps}>{text.fetchError}</RetryBanner>}
          {answer && listed && (
            <AgreementResults listed={listed} warning={warning} isLacking={isLacking} extras={extras} {...results} />
          )}
          {isEndShown && extras && <extras.ListEnd isEmpty={listed?.length === 0 && !isLacking} />}
        </>
      ) : <AgreementsSkeleton />}
    </Section>
  );
}

/** Stands in for the sum and the cards while the agreements load. */
function AgreementsSkeleton() {
  const text = useOverviewText();
  return (
    <>
      <Loader variant="quiet" text={text.loading} />
      <SkeletonSummary />
      <CardRows>
        <CardGrid>
          {[1, 2, 3, 4, 5, 6].map((place) => (
            <CardGridItem key={place}>
              <SkeletonCard />
            </CardGridItem>
          ))}
        </CardGrid>
      </CardRows>
    </>
  );
}

interface AgreementResultsProps {
  /** What those of the list cost together; undefined where it is not known. */
  readonly total: ListTotal | undefined;
  /** Says that some may be missing. */
  readonly warning: ReactNode;
  /** Whether it was known before the list was shown that some are missing; told later, it is told below them. */
  readonly isDownEarly: boolean;
  /** Whether there may be others than those of the list: in a source that did not answer, or of a status that is not known. */
  readonly isLacking: boolean;
  /** Those of the list. */
  readonly listed: readonly Agreement[];
  /** Called with those when all their cards are there. */
  readonly onWhole: (listed: readonly Agreement[]) => void;
  readonly extras: typeof overviewExtras | undefined;
}

/** What came: the sum, a card per insurance, or that there are none, and whether some are missing. */
function AgreementResults({ total, warning, isDownEarly, isLacking, listed, onWhole, extras }: AgreementResultsProps) {
  const text = useOverviewText();
  return (
    <>
      {isDownEarly && warning}
      <AgreementsTotal total={total} Help={extras?.TotalHelp} />
      <AgreementCards agreements={listed} emptyText={isLacking ? text.unknown : text.empty} ContactNote={extras?.ContactNote} onWhole={onWhole} />
      {!isDownEarly && warning}
    </>
  );
}
