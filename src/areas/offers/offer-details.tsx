import { useLayoutEffect, useRef } from 'react';
import { phoneLink } from '../../domain/contact.ts';
import { formatDate } from '../../domain/date.ts';
import { offerPurchasePath } from '../../domain/offer.ts';
import type { Offer } from '../../domain/offer.ts';
import { useBankContact } from '../../hooks/use-bank-contact.ts';
import { useInsurerName } from '../../hooks/use-insurer-name.ts';
import { useLink } from '../../hooks/use-link.ts';
import { fill } from '../../platform/texts.ts';
import { Text } from '../../ui/content/text.tsx';
import { useLanguage } from '../../ui/content/use-texts.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Actions } from '../../ui/layout/actions.tsx';
import { OfferPrices } from './offer-prices.tsx';
import { useOffersText } from './offers-text.ts';

interface OfferDetailsProps {
  readonly offer: Offer;
  readonly isExpired: boolean;
  /** Id of the card's heading. It distinguishes the same buttons on several cards. */
  readonly titleId: string;
  /** Whether the customer has just cancelled the removal, so that the button takes the focus. */
  readonly takesFocus: () => boolean;
  readonly onRemove: () => void;
}

/** Prices, validity and actions of an offer. */
export function OfferDetails({ offer, isExpired, titleId, takesFocus, onRemove }: OfferDetailsProps) {
  const text = useOffersText();
  const linkTo = useLink();
  const removeButton = useRef<HTMLButtonElement>(null);
  const purchasePath = offerPurchasePath(offer);
  const validTo = formatDate(offer.expirationDate, useLanguage());
  useLayoutEffect(() => {
    if (takesFocus()) removeButton.current?.focus();
  }, [takesFocus]);

  return (
    <>
      <OfferPrices offer={offer} isExpired={isExpired} />
      {validTo && (
        <Text size="small" isSubdued>
          {fill(text.validTo, { date: validTo })}
        </Text>
      )}
      <Actions>
        {purchasePath && (
          <ButtonLink variant={isExpired ? 'secondary' : 'primary'} describedBy={titleId} {...linkTo(purchasePath)}>
            {isExpired ? text.renew : text.buy}
          </ButtonLink>
        )}
        {!purchasePath && <ContactToBuy />}
        {offer.policyNumber && (
          <Button variant="quiet" trackAs="remove-offer" ref={removeButton} describedBy={titleId} onClick={onRemove}>
            {text.remove}
          </Button>
        )}
      </Actions>
    </>
  );
}

/** For an offer that cannot be bought here: a phone link to the bank, or at least its name. */
function ContactToBuy() {
  const text = useOffersText();
  const linkTo = useLink();
  const insurer = useInsurerName();
  const { name = insurer, phone = '' } = useBankContact('offers') ?? {};
  const href = phoneLink(phone);
  if (!href) return <Text>{fill(text.contactToBuy, { whom: name })}</Text>;
  return (
    <ButtonLink variant="secondary" {...linkTo(href)}>
      {text.contactUsToBuy}
    </ButtonLink>
  );
}
