import type { Ref } from 'react';
import { useAppContext } from '../../hooks/app-context.ts';
import { Card } from '../../ui/card.tsx';
import { FormRow } from '../../ui/form-row.tsx';
import { Section } from '../../ui/section.tsx';
import { AddressRow } from './address-row.tsx';
import type { ContactForm } from './contact-form.tsx';
import { ContactRow } from './contact-row.tsx';
import { profileText } from './profile-text.ts';
import { storedContact } from './stored-contact.ts';
import type { Profile } from './use-profile.ts';

interface DetailsSectionProps {
  readonly profile: Profile;
  /** Undefined until its code is here. */
  readonly Form: typeof ContactForm | undefined;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/**
 * What is known of the customer, row by row. The contact rows are for those who are known somewhere (PR-07 to PR-09); of
 * the union there is nothing to change (PR-63).
 */
export function DetailsSection({ profile, Form, headingRef }: DetailsSectionProps) {
  const { distributor } = useAppContext();
  const customer = profile.customer.data;
  const legacy = profile.legacy.data;
  const hasContact = customer?.customerNumber !== undefined || legacy?.isExisting === true;
  if (!customer && !hasContact) return null;

  return (
    <Section title={profileText.details} headingRef={headingRef}>
      <Card>
        {hasContact && (['email', 'mobile'] as const).map((field) => (
          <ContactRow
            key={field}
            field={field}
            stored={storedContact(field, customer, legacy)}
            isEditable={customer?.isContactEditable}
            Form={Form}
          />
        ))}
        {customer && <AddressRow address={profile.address} />}
        {customer && distributor === 'sb1' && (
          <FormRow title={profileText.union} value={<p>{customer.isUnionMember ? profileText.unionMember : profileText.noUnionMember}</p>} />
        )}
      </Card>
    </Section>
  );
}
