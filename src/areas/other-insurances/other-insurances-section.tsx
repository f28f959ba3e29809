import { withUniqueKeys } from '../../platform/unique-keys.ts';
import { Section } from '../../ui/layout/section.tsx';
import { OtherInsuranceCard } from './other-insurance-card.tsx';
import { otherInsurancesText } from './other-insurances-text.ts';
import type { OtherInsurance } from './use-other-insurances.ts';

/** One expandable card per insurance, below one heading. */
export function OtherInsurancesSection({ insurances }: { readonly insurances: readonly OtherInsurance[] }) {
  return (
    <Section title={otherInsurancesText.title} isBoxed>
      <div>
        {withUniqueKeys(insurances, ({ title }) => title).map(([key, insurance]) => (
          <OtherInsuranceCard key={key} insurance={insurance} />
        ))}
      </div>
    </Section>
  );
}
