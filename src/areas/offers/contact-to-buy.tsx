import { bankContactQuery } from '../../api/bank-contact.ts';
import { phoneLink } from '../../domain/phone.ts';
import { useConfig } from '../../hooks/use-config.ts';
import { useCustomerQuery } from '../../hooks/use-customer-query.ts';
import { useLink } from '../../hooks/use-link.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Text } from '../../ui/content/text.tsx';
import { offersText } from './offers-text.ts';

/** For an offer that cannot be bought here: a call to the bank instead. */
export function ContactToBuy() {
  const linkTo = useLink();
  const { data } = useCustomerQuery('offers', bankContactQuery, { isSilent: true });
  const configured = useConfig().contactInfo.telefon;
  const href = phoneLink(data?.phone ?? configured ?? '');
  if (!href) return <Text>{offersText.contactToBuy}</Text>;
  return (
    <ButtonLink variant="secondary" {...linkTo(href)}>
      {offersText.contactToBuy}
    </ButtonLink>
  );
}
