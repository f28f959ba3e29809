import { useBankContact } from '../../hooks/use-bank-contact.ts';
import { useReady } from '../../hooks/use-ready.ts';
import { Section } from '../../ui/layout/section.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { ContactLines } from './contact-lines.tsx';
import { footerText } from './footer-text.ts';

/** How to reach the bank. */
export function FooterContact({ isPart }: { readonly isPart: boolean }) {
  const contact = useBankContact('footer');
  useReady(contact !== undefined && !isPart);
  return (
    <Section title={contact?.name ?? footerText.contact} size="s">
      {contact ? <ContactLines {...contact} /> : <Stack>{[1, 2, 3].map((line) => <Skeleton key={line} />)}</Stack>}
    </Section>
  );
}
