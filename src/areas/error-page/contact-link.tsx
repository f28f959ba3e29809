import type { MouseEvent } from 'react';
import { phoneLink } from '../../domain/phone.ts';
import { useAppContext } from '../../hooks/app-context.ts';
import { useBankContact } from '../../hooks/use-bank-contact.ts';
import { useLink } from '../../hooks/use-link.ts';
import { scrollToSection } from '../../platform/scroll-to-section.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Text } from '../../ui/content/text.tsx';
import { errorPageText } from './error-page-text.ts';

/** Leads to the phone number of the footer, else calls it. */
export function ContactLink() {
  const { elements } = useAppContext().runtime;
  const linkTo = useLink();
  const contact = useBankContact('error-page');
  if (!contact) return null;
  const href = phoneLink(contact.phone ?? '');
  if (!href) return <Text>{errorPageText.contactBank}</Text>;

  const call = linkTo(href);
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    const places = elements.get().map(({ element }) => element);
    if (scrollToSection(places, 'kontakt-telefon')) event.preventDefault();
    else call.onClick(event);
  };
  return <ButtonLink href={call.href} onClick={onClick}>{errorPageText.contactUs}</ButtonLink>;
}
