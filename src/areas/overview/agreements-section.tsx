import type { ReactNode } from 'react';
import { useRef } from 'react';
import type { Agreement } from '../../domain/agreement.ts';
import type { AllAgreements } from '../../hooks/use-all-agreements.ts';
import { useKept } from '../../hooks/use-kept.ts';
import type { LazyPart } from '../../hooks/use-lazy.ts';
import { useRetry } from '../../hooks/use-retry.ts';
import { Text } from '../../ui/content/text.tsx';
import { RetryBanner } from '../../ui/feedback/banner.tsx';
import { Loader } from '../../ui/feedback/loader.tsx';
import { SkeletonCard, SkeletonSummary } from '../../ui/feedback/skeleton.tsx';
import { CardGrid, CardGridItem, CardRows } from '../../ui/layout/card-grid.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { AgreementCards } from './agreement-cards.tsx';
import type { overviewExtras } from './late-blocks/overview-extras.ts';
import { useOverviewText } from './overview-text.ts';
import type { ListTotal } from './use-overview-places.ts';

interface AgreementsSectionProps extends Pick<AgreementResultsProps, 'isDownEarly' | 'onWhole' | 'total'> {
  /** The lazy chunk that loads after the first view. */
  readonly extras: LazyPart<typeof overviewExtras>;
  readonly agreements: AllAgreements;
  readonly data: AllAgreements['data'];
  /** False while the list or the content above it is loading. */
  readonly isShown: boolean;
  /** Whether the content below the list is shown. */
  readonly isEndShown: boolean;
  /** The insurances of `data` that the list shows; undefined without data. */
  readonly listed: AgreementResultsProps['listed'] | undefined;
}

/** The customer's insurances with their sum. For missing or failed data it shows a message with a retry. */
export function AgreementsSection({ agreements, data, isShown, isEndShown, listed, extras, ...results }: AgreementsSectionProps) {
  const text = useOverviewText();
  const { isError } = agreements;
  const { headingRef, retryProps } = useRetry({ ...agreements, isError: agreements.isLacking });
  const isLacking = agreements.isLacking || listed?.length !== data?.agreements.length;
  // A failed list already shows an error message.
  const warning = !isError && data?.hasSourceError && (
    <RetryBanner variant="warning" {...retryProps}>{text.sourceError}</RetryBanner>
  );
  return (
    // Tasks that appear with the list stand above its heading, so the heading mounts again with them.
    <Section key={String(isShown)} title={text.agreements} headingRef={headingRef}>
      {isShown ? (
        <>
          {isError && <RetryBanner {...retryProps}>{text.fetchError}</RetryBanner>}
          {data && listed && (
            <AgreementResults listed={listed} warning={warning} isLacking={isLacking} extras={extras} {...results} />
          )}
          {isEndShown && extras.value && <extras.value.ListEnd isEmpty={listed?.length === 0 && !isLacking} />}
        </>
      ) : <AgreementsSkeleton />}
    </Section>
  );
}

interface AgreementResultsProps {
  /** The total price of the listed insurances; undefined without any sum. */
  readonly total: ListTotal | 'pending' | 'unknown' | undefined;
  /** Message that some insurances may be missing. */
  readonly warning: ReactNode;
  /** Whether the gap was known before the list appeared. A later warning shows below the list. */
  readonly isDownEarly: boolean;
  /** Whether there may be more insurances: a source did not answer, or an insurance has an unknown status. */
  readonly isLacking: boolean;
  /** The insurances in the list. */
  readonly listed: readonly Agreement[];
  /** Called with the listed insurances when all their cards are rendered. */
  readonly onWhole: (listed: readonly Agreement[]) => void;
  readonly extras: LazyPart<typeof overviewExtras>;
}

/** The result: the sum, and a card per insurance or a message that there are none. Warns when some are missing. */
function AgreementResults({ total, warning, isDownEarly, isLacking, listed, onWhole, extras }: AgreementResultsProps) {
  const text = useOverviewText();
  return (
    <>
      {isDownEarly && warning}
      <AgreementsTotal total={total} extras={extras} />
      <AgreementCards agreements={listed} emptyText={isLacking ? text.unknown : text.empty} ContactNote={extras.value?.ContactNote} onWhole={onWhole} />
      {!isDownEarly && warning}
    </>
  );
}

/** Placeholder for the sum and the cards while the agreements load. */
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

interface AgreementsTotalProps {
  readonly total: ListTotal | 'pending' | 'unknown' | undefined;
  /** The price has a placeholder until its code has loaded. When the code cannot load, the price counts as unknown. */
  readonly extras: LazyPart<typeof overviewExtras>;
}

/** The sum. An unknown one is replaced by a message. If the sum or its placeholder was shown, the message has its height, so the list does not move. */
function AgreementsTotal({ total, extras: { value: extras, error } }: AgreementsTotalProps) {
  const text = useOverviewText();
  const place = useRef<HTMLDivElement>(null);
  const isUnknown = total === 'unknown' || (typeof total === 'object' && error !== undefined);
  // Read while the sum is still in the page. Reading it after each render would make the browser lay the page out once more.
  const height = useKept<number | undefined>(undefined, (kept) => (isUnknown ? kept ?? place.current?.offsetHeight ?? 0 : undefined));
  return total && (
    <div ref={place} style={isUnknown ? { display: 'grid', alignContent: 'center', minBlockSize: height } : undefined}>
      {isUnknown ? <Text>{text.totalUnknown}</Text> : <PriceOrSkeleton total={total} extras={extras} />}
    </div>
  );
}

interface PriceOrSkeletonProps {
  readonly total: ListTotal | 'pending';
  readonly extras: typeof overviewExtras | undefined;
}

/** The total price. Until it is known and its code has loaded, a placeholder with the same lines. */
function PriceOrSkeleton({ total, extras }: PriceOrSkeletonProps) {
  if (total === 'pending') return <SkeletonSummary />;
  if (extras) return <extras.TotalPrice {...total} />;
  const hasMonth = total.monthly !== undefined;
  return <SkeletonSummary hasYear={hasMonth && total.yearly !== undefined} hasNote={hasMonth} />;
}
