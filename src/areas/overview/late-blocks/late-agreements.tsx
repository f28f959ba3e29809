import type { Agreement } from '../../../domain/agreement.ts';
import { isListed } from '../../../domain/agreement.ts';
import type { AllAgreements } from '../../../hooks/use-all-agreements.ts';
import { useKept } from '../../../hooks/use-kept.ts';
import { useRetry } from '../../../hooks/use-retry.ts';
import { RetryBanner } from '../../../ui/feedback/banner.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { ContactNote } from '../../tasks/contact-note.tsx';
import { AgreementCards } from '../agreement-cards.tsx';
import { useOverviewText } from '../overview-text.ts';
import { SystemDown } from '../overview-header.tsx';
import { useLateBlocksText } from './late-blocks-text.ts';

/** The partner's late insurances, or the message that they could not be fetched. */
export function LateAgreements({ agreements }: { readonly agreements: AllAgreements }) {
  const lateBlocksText = useLateBlocksText();
  const overviewText = useOverviewText();
  const { data, own, isLacking } = agreements;
  const isDown = data?.hasSourceError === true && !own?.hasSourceError;
  const wasDown = useKept(false, (was) => was || isDown);
  const { headingRef, retryProps } = useRetry({ ...agreements, isError: isLacking });
  const listed = data?.agreements.filter((agreement, place) => isListed(agreement) && isNew(agreement, own?.agreements[place])) ?? [];
  return (
    <>
      {isDown && (
        <>
          <SystemDown />
          <RetryBanner variant="warning" {...retryProps}>{overviewText.sourceError}</RetryBanner>
        </>
      )}
      {(listed.length > 0 || (wasDown && !isLacking)) && (
        <Section title={lateBlocksText.moreAgreements} headingRef={headingRef}>
          <AgreementCards agreements={listed} emptyText={lateBlocksText.nothing} ContactNote={ContactNote} />
        </Section>
      )}
    </>
  );
}

/** Whether the list above lacks the agreement. Our own come first in both lists, and the partner's version may replace one. */
function isNew(agreement: Agreement, own: Agreement | undefined): boolean {
  return !own || (own !== agreement && !isListed(own));
}
