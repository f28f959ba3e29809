import { useEffect } from 'react';
import type { BankContact } from '../../api/bank-contact.ts';
import { formatPhone, parseEmail, phoneLink } from '../../domain/contact.ts';
import { useAppContext } from '../../hooks/app-context.ts';
import { useBankContact } from '../../hooks/use-bank-contact.ts';
import { useReady } from '../../hooks/use-host-events.ts';
import { useLink } from '../../hooks/use-link.ts';
import { scrollToSection, watchHash } from '../../platform/page-navigation.ts';
import { withUniqueKeys } from '../../platform/unique-keys.ts';
import { Norwegian } from '../../ui/content/norwegian.tsx';
import { Text } from '../../ui/content/text.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useFooterText } from './footer-text.ts';

const contactSection = 'kontakt-telefon';

/** The bank's contact details, one per line. A fallback without name, phone and e-mail. */
function ContactLines({ name, phone, email, openingHours }: BankContact) {
  const text = useFooterText();
  const linkTo = useLink();
  useSectionHash(contactSection);
  if (!name && !phone && !email) return <Text id={contactSection}>{text.noContact}</Text>;
  const { call, address } = linksOf({ phone, email });
  return (
    <Stack gap={4}>
      {/* Links elsewhere on the page target the phone number, else the e-mail address, else the section. */}
      {call ? <Link id={contactSection} {...linkTo(call)}>{formatPhone(phone ?? '')}</Link> : phone && <Text>{phone}</Text>}
      {address ? <Link id={call ? undefined : contactSection} {...linkTo(`mailto:${address}`)}>{address}</Link> : email && <Text>{email}</Text>}
      {openingHours.length > 0 && (
        <div>
          <Text isStrong>{text.openingHours}</Text>
          {withUniqueKeys(openingHours, ({ day }) => day).map(([key, { day, time }]) => <Text key={key}><Norwegian>{day} {time}</Norwegian></Text>)}
        </div>
      )}
    </Stack>
  );
}

/** Whether there are contact details to show, but none that can be called or written to. */
function hasTextOnly(contact: BankContact): boolean {
  const { call, address } = linksOf(contact);
  return Boolean(contact.name ?? contact.phone ?? contact.email) && !call && !address;
}

/** What can be called and written to; undefined for what is missing or unusable. */
const linksOf = ({ phone, email }: Pick<BankContact, 'phone' | 'email'>) => ({ call: phone && phoneLink(phone), address: email && parseEmail(email) });

/** The bank's contact details. */
export function FooterContact({ isInPortal }: { readonly isInPortal: boolean }) {
  const text = useFooterText();
  const contact = useBankContact('footer');
  useReady(contact !== undefined && !isInPortal);
  return (
    <div id={contact && hasTextOnly(contact) ? contactSection : undefined}>
      <Section title={contact?.name ?? text.contact} size="s">
        {contact ? <ContactLines {...contact} /> : <Stack>{[1, 2, 3].map((line) => <Skeleton key={line} />)}</Stack>}
      </Section>
    </div>
  );
}

/** The elements that have followed the hash with which the page opened. */
const opened = new WeakSet<Element>();

/** Scrolls to the section with this id when the page's hash names it. Call it in the component that renders the section. */
function useSectionHash(id: string): void {
  const { element } = useAppContext();
  useEffect(() => watchHash(opened, element, (hash) => {
    if (hash === id) scrollToSection([element], id);
  }), [element, id]);
}
