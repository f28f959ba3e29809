import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { useConfig, useSession } from '../../hooks/app-context.ts';
import { useReady } from '../../hooks/use-host-events.ts';
import { useLink } from '../../hooks/use-link.ts';
import { withUniqueKeys } from '../../platform/unique-keys.ts';
import type { Config } from '../../runtime/config/config.ts';
import { Text } from '../../ui/content/text.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Actions } from '../../ui/layout/actions.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useOtherInsurancesText } from './other-insurances-text.ts';

/** The other insurances inside a host's page. Renders no section when none are configured. */
export function OtherInsurancesArea({ feedback }: { readonly feedback?: ReactNode }) {
  const insurances = useOtherInsurances();
  if (insurances.length === 0) return null;
  return (
    <Stack gap="section">
      <OtherInsurancesSection insurances={insurances} />
      {feedback}
    </Stack>
  );
}

/** The other insurances as a page of the portal. Shows a message when none are configured. */
export function OtherInsurancesPage({ feedback }: { readonly feedback?: ReactNode }) {
  const text = useOtherInsurancesText();
  const insurances = useOtherInsurances();
  return (
    <Stack gap={40}>
      <PageHeader title={text.pageTitle} />
      {insurances.length > 0 ? (
        <>
          <OtherInsurancesSection insurances={insurances} />
          {feedback}
        </>
      ) : (
        <Text>{text.none}</Text>
      )}
    </Stack>
  );
}

/** One expandable card per insurance, below one heading. */
function OtherInsurancesSection({ insurances }: { readonly insurances: readonly OtherInsurance[] }) {
  const text = useOtherInsurancesText();
  return (
    <Section title={text.title} isBoxed>
      <div>
        {withUniqueKeys(insurances, ({ title }) => title).map(([key, insurance]) => (
          <OtherInsuranceCard key={key} insurance={insurance} itemKey={key} />
        ))}
      </div>
    </Section>
  );
}

interface OtherInsuranceCardProps {
  readonly insurance: OtherInsurance;
  /** Unique key of the item. */
  readonly itemKey: string;
}

/** One insurance: its name and, when open, its description and the links to report a claim or read more. */
function OtherInsuranceCard({ insurance, itemKey }: OtherInsuranceCardProps) {
  const text = useOtherInsurancesText();
  const { title, description, meldSkadeUrl, lesMerUrl, external: isExternal = false } = insurance;
  const linkTo = useLink();
  const titleId = useId();
  const [isOpen, setIsOpen] = useState(false);
  // The links of all cards have the same names. The card's title distinguishes them.
  const common = { describedBy: titleId };

  return (
    <Disclosure
      level={3}
      title={title}
      titleId={titleId}
      trackAs="other-insurance"
      itemKey={itemKey}
      isOpen={isOpen}
      onToggle={() => setIsOpen(!isOpen)}
    >
      <Stack gap={24}>
        {description && <Text>{description}</Text>}
        <Actions>
          <ButtonLink variant="secondary" {...common} {...linkTo(meldSkadeUrl, isExternal)}>{text.reportClaim}</ButtonLink>
          <ButtonLink variant="quiet" {...common} {...linkTo(lesMerUrl, isExternal)}>{text.readMore}</ButtonLink>
        </Actions>
      </Stack>
    </Disclosure>
  );
}

type OtherInsurance = NonNullable<Config['andreForsikringer']>[number];

/** Returns the configured insurances. Sends the ready event when the session is known. */
function useOtherInsurances(): readonly OtherInsurance[] {
  const { andreForsikringer = [] } = useConfig();
  useReady(useSession().status === 'logged-in');
  return andreForsikringer;
}
