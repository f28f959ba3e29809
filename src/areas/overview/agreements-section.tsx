import type { AgreementList } from '../../api/agreements.ts';
import type { AllAgreements } from '../../hooks/use-all-agreements.ts';
import { useRetry } from '../../hooks/use-retry.ts';
import { RetryBanner } from '../../ui/feedback/banner.tsx';
import { Loader } from '../../ui/feedback/loader.tsx';
import { SkeletonCard, SkeletonSummary } from '../../ui/feedback/skeleton-card.tsx';
import { CardGrid, CardGridItem } from '../../ui/layout/card-grid.tsx';
import { Section } from '../../ui/layout/section.tsx';
import type { AgreementResultsProps } from './agreement-results.tsx';
import { AgreementResults } from './agreement-results.tsx';
import type { overviewExtras } from './late-blocks/overview-extras.ts';
import { overviewText } from './overview-text.ts';

interface AgreementsSectionProps extends Pick<AgreementResultsProps, 'isDownEarly' | 'onWhole'> {
  /** What comes after the first view. */
  readonly extras: typeof overviewExtras | undefined;
  readonly agreements: AllAgreements;
  readonly answer: AgreementList | undefined;
  /** False while the list, and what belongs above it, is on its way. */
  readonly isShown: boolean;
  /** Whether what is below the list is shown. */
  readonly isEndShown: boolean;
  /** Those of the answer that the list shows; undefined without one. */
  readonly listed: AgreementResultsProps['listed'] | undefined;
}

/** The customer's insurances with their sum; what is missing or failed is said in their place, with another try. */
export function AgreementsSection({ agreements, answer, isShown, isEndShown, listed, extras, ...results }: AgreementsSectionProps) {
  const { isError, isLacking } = agreements;
  const { headingRef, retryProps } = useRetry({ ...agreements, isError: isLacking });
  const retry = { retryText: overviewText.retry, ...retryProps };
  // Above a list that failed it is said already.
  const warning = !isError && answer?.hasSourceError && (
    <RetryBanner variant="warning" {...retry}>{overviewText.sourceError}</RetryBanner>
  );
  return (
    <Section title={overviewText.agreements} headingRef={headingRef}>
      {isShown ? (
        <>
          {isError && <RetryBanner {...retry}>{overviewText.fetchError}</RetryBanner>}
          {answer && listed && (
            <AgreementResults answer={answer} listed={listed} warning={warning} isLacking={isLacking} Help={extras?.TotalHelp} {...results} />
          )}
          {isEndShown && extras && <extras.OtherInsurancesLink />}
        </>
      ) : <AgreementsSkeleton />}
    </Section>
  );
}

/** Stands in for the sum and the cards while the agreements load. */
function AgreementsSkeleton() {
  return (
    <>
      <Loader variant="quiet" text={overviewText.loading} />
      <SkeletonSummary />
      <CardGrid>
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <CardGridItem key={place}>
            <SkeletonCard />
          </CardGridItem>
        ))}
      </CardGrid>
    </>
  );
}
