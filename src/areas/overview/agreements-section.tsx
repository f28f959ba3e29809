import type { AgreementList } from '../../api/agreements.ts';
import type { CustomerQuery } from '../../hooks/use-customer-query.ts';
import { useRetry } from '../../hooks/use-retry.ts';
import { RetryBanner } from '../../ui/retry-banner.tsx';
import { Section } from '../../ui/section.tsx';
import type { AgreementResultsProps } from './agreement-results.tsx';
import { AgreementResults } from './agreement-results.tsx';
import { AgreementsSkeleton } from './agreements-skeleton.tsx';
import { OtherInsurancesLink } from './other-insurances-link.tsx';
import { overviewText } from './overview-text.ts';

interface AgreementsSectionProps extends Omit<AgreementResultsProps, 'answer' | 'listed'> {
  readonly query: CustomerQuery<AgreementList>;
  readonly answer: AgreementList | undefined;
  /** False while the list, and what belongs above it, is on its way. */
  readonly isShown: boolean;
  /** Whether what is below the list is shown. */
  readonly isEndShown: boolean;
  /** Those of the answer that the list shows; undefined without one. */
  readonly listed: AgreementResultsProps['listed'] | undefined;
}

/** The customer's insurances with their sum; what is missing or failed is said in their place. */
export function AgreementsSection({ query, answer, isShown, isEndShown, listed, ...results }: AgreementsSectionProps) {
  const { headingRef, retryProps } = useRetry(query);
  return (
    <Section title={overviewText.agreements} headingRef={headingRef}>
      {isShown ? (
        <>
          {query.isError && <RetryBanner retryText={overviewText.retry} {...retryProps}>{overviewText.fetchError}</RetryBanner>}
          {answer && listed && <AgreementResults answer={answer} listed={listed} {...results} />}
          {isEndShown && <OtherInsurancesLink />}
        </>
      ) : <AgreementsSkeleton />}
    </Section>
  );
}
