import { portalPath } from '../../domain/link.ts';
import { useLink } from '../../hooks/use-link.ts';
import { Card } from '../../ui/content/card.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Actions } from '../../ui/layout/actions.tsx';
import { LargeIcon } from '../../ui/pictures/large-icon.tsx';
import { useOffersText } from './offers-text.ts';

/** Shows a picture and the next steps when there are no offers. */
export function EmptyOffers() {
  const text = useOffersText();
  const linkTo = useLink();
  return (
    <Card>
      <Actions>
        <LargeIcon name="offers" />
        <ButtonLink {...linkTo(`${portalPath}/kjopsinnganger`)}>{text.toPurchase}</ButtonLink>
      </Actions>
    </Card>
  );
}
