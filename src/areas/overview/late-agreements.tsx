import { isListed } from '../../domain/agreement-status.ts';
import type { AllAgreements } from '../../hooks/use-all-agreements.ts';
import { Banner } from '../../ui/banner.tsx';
import { Section } from '../../ui/section.tsx';
import { AgreementList } from './agreement-list.tsx';
import { overviewText } from './overview-text.ts';

/** The partner's insurances that came late, or that they did not come (OV-64, OV-65, API-72). */
export function LateAgreements({ agreements: { data, own } }: { readonly agreements: AllAgreements }) {
  // The own ones come first.
  const listed = data?.agreements.slice(own?.agreements.length ?? 0).filter(isListed) ?? [];
  return (
    <>
      {data?.hasSourceError && !own?.hasSourceError && [overviewText.systemError, overviewText.sourceError].map((text) => (
        <Banner key={text} variant="warning">{text}</Banner>
      ))}
      {listed.length > 0 && (
        <Section title={overviewText.moreAgreements}>
          <AgreementList agreements={listed} />
        </Section>
      )}
    </>
  );
}
