import type { Ref } from 'react';
import { useAppContext } from '../../hooks/app-context.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { AddressRow } from './address-row.tsx';
import type { ContactField } from './contact-fields.ts';
import { storedContact } from './contact-fields.ts';
import type { ContactForm } from './contact-form.tsx';
import { ContactRow } from './contact-row.tsx';
import { profileText } from './profile-text.ts';
import { UnionRow } from './union-row.tsx';
import type { Profile } from './use-profile.ts';

interface DetailsSectionProps {
  readonly profile: Profile;
  /** Undefined until its code is here. */
  readonly Form: typeof ContactForm | undefined;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** What is known of the customer, row by row. The contact rows are for those who are known somewhere (PR-07 to PR-09). */
export function DetailsSection({ profile, Form, headingRef }: DetailsSectionProps) {
  const { distributor } = useAppContext();
  const customer = profile.customer.data;
  const legacy = profile.legacy.data;
  const hasContact = customer?.customerNumber !== undefined || legacy?.isExisting === true;
  if (!customer && !hasContact) return null;

  const contact = (field: ContactField) => (
    <ContactRow
      field={field}
      stored={storedContact(field, customer, legacy)}
      isEditable={customer?.isContactEditable}
      Form={Form}
    />
  );
  return (
    <Section title={profileText.details} headingRef={headingRef}>
      <Card>
        {hasContact && contact('email')}
        {hasContact && contact('mobile')}
        {customer && <AddressRow address={profile.address} />}
        {customer && distributor === 'sb1' && <UnionRow isMember={customer.isUnionMember} />}
      </Card>
    </Section>
  );
}
