import type { AgreementList } from '../../api/agreements.ts';
import type { CustomerQuery } from '../../hooks/use-customer-query.ts';
import { useRetry } from '../../hooks/use-retry.ts';
import { RetryBanner } from '../../ui/retry-banner.tsx';
import { Section } from '../../ui/section.tsx';
import { AgreementResults } from './agreement-results.tsx';
import { AgreementsSkeleton } from './agreements-skeleton.tsx';
import { OtherInsurancesLink } from './other-insurances-link.tsx';
import type { TotalHelp } from './late-blocks/total-help.tsx';
import { overviewText } from './overview-text.ts';

interface AgreementsSectionProps {
  readonly query: CustomerQuery<AgreementList>;
  readonly answer: AgreementList | undefined;
  /** False while the list, and what belongs above it, is on its way. */
  readonly isShown: boolean;
  /** Whether it was known before the list was shown that some are missing; told later, it is told below them. */
  readonly isDownEarly: boolean;
  readonly Help: typeof TotalHelp | undefined;
}

/** The customer's insurances with their sum; what is missing or failed is said in their place. */
export function AgreementsSection({ query, answer, isShown, isDownEarly, Help }: AgreementsSectionProps) {
  const { headingRef, retryProps } = useRetry(query);
  return (
    <Section title={overviewText.agreements} headingRef={headingRef}>
      {isShown ? (
        <>
          {query.isError && <RetryBanner retryText={overviewText.retry} {...retryProps}>{overviewText.fetchError}</RetryBanner>}
          {answer && <AgreementResults answer={answer} isDownEarly={isDownEarly} Help={Help} />}
          <OtherInsurancesLink />
        </>
      ) : <AgreementsSkeleton />}
    </Section>
  );
}
