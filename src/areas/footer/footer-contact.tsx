import { useEffect } from 'react';
import type { BankContact } from '../../api/bank-contact.ts';
import { formatPhone, parseEmail, phoneLink } from '../../domain/contact.ts';
import { useAppContext } from '../../hooks/app-context.ts';
import { useBankContact } from '../../hooks/use-bank-contact.ts';
import { useReady } from '../../hooks/use-host-events.ts';
import { useLink } from '../../hooks/use-link.ts';
import { scrollToSection } from '../../platform/page-navigation.ts';
import { withUniqueKeys } from '../../platform/unique-keys.ts';
import { Norwegian } from '../../ui/content/norwegian.tsx';
import { Text } from '../../ui/content/text.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useFooterText } from './footer-text.ts';

const phoneSection = 'kontakt-telefon';

/** The bank's contact details, one per line. A fallback without name, phone and e-mail. */
function ContactLines({ name, phone, email, openingHours }: BankContact) {
  const text = useFooterText();
  const linkTo = useLink();
  if (!name && !phone && !email) return <Text>{text.noContact}</Text>;
  const address = email && parseEmail(email);
  return (
    <Stack gap={4}>
      {phone && <PhoneLine phone={phone} />}
      {address ? <Link {...linkTo(`mailto:${address}`)}>{address}</Link> : email && <Text>{email}</Text>}
      {openingHours.length > 0 && (
        <div>
          <Text isStrong>{text.openingHours}</Text>
          {withUniqueKeys(openingHours, ({ day }) => day).map(([key, { day, time }]) => <Text key={key}><Norwegian>{day} {time}</Norwegian></Text>)}
        </div>
      )}
    </Stack>
  );
}

/** The phone number. Links elsewhere on the page target it. */
function PhoneLine({ phone }: { readonly phone: string }) {
  const linkTo = useLink();
  useSectionHash(phoneSection);
  const href = phoneLink(phone);
  const text = formatPhone(phone);
  return href ? <Link id={phoneSection} {...linkTo(href)}>{text}</Link> : <Text>{text}</Text>;
}

/** The bank's contact details. */
export function FooterContact({ isPart }: { readonly isPart: boolean }) {
  const text = useFooterText();
  const contact = useBankContact('footer');
  useReady(contact !== undefined && !isPart);
  return (
    <Section title={contact?.name ?? text.contact} size="s">
      {contact ? <ContactLines {...contact} /> : <Stack>{[1, 2, 3].map((line) => <Skeleton key={line} />)}</Stack>}
    </Section>
  );
}

/**
 * Scrolls to the section with this id when the page's hash names it, because browsers do not search shadow roots.
 * Call it in the component that renders the section.
 */
function useSectionHash(id: string): void {
  const { element } = useAppContext();
  useEffect(() => {
    const follow = () => {
      if (location.hash === `#${id}`) scrollToSection([element], id);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [element, id]);
}
