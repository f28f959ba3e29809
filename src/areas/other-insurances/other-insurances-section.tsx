import { useId, useState } from 'react';
import { useLink } from '../../hooks/use-link.ts';
import { withUniqueKeys } from '../../platform/unique-keys.ts';
import { Text } from '../../ui/content/text.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Actions } from '../../ui/layout/actions.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
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

/** One insurance: its name, and when opened what it is and where to report a claim or read more. */
function OtherInsuranceCard({ insurance }: { readonly insurance: OtherInsurance }) {
  const { title, description, meldSkadeUrl, lesMerUrl, external: isExternal = false } = insurance;
  const linkTo = useLink();
  const titleId = useId();
  const [isOpen, setIsOpen] = useState(false);
  // The links of all cards have the same names; the title tells them apart.
  const common = { describedBy: titleId };

  return (
    <Disclosure level={3} title={title} titleId={titleId} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)}>
      <Stack gap={24}>
        {description && <Text>{description}</Text>}
        <Actions>
          {meldSkadeUrl && (
            <ButtonLink variant="secondary" {...common} {...linkTo(meldSkadeUrl, isExternal)}>
              {otherInsurancesText.reportClaim}
            </ButtonLink>
          )}
          {lesMerUrl && (
            <ButtonLink variant="quiet" {...common} {...linkTo(lesMerUrl, isExternal)}>
              {otherInsurancesText.readMore}
            </ButtonLink>
          )}
        </Actions>
      </Stack>
    </Disclosure>
  );
}
