import type { AgreementList as AgreementAnswer } from '../../api/agreements.ts';
import { isListed } from '../../domain/agreement-status.ts';
import { Banner } from '../../ui/banner.tsx';
import { Section } from '../../ui/section.tsx';
import { AgreementList } from './agreement-list.tsx';
import { overviewText } from './overview-text.ts';

/** The partner's insurances that came late, or that they did not come (OV-64, OV-65, API-72). */
export function LateAgreements({ answer }: { readonly answer: AgreementAnswer }) {
  const listed = answer.agreements.filter(isListed);
  return (
    <>
      {answer.hasSourceError && [overviewText.systemError, overviewText.sourceError].map((text) => (
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
