import { portalPath } from '../../domain/link.ts';
import { useLink } from '../../hooks/use-link.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { EmptyCard } from '../../ui/pictures/empty-card.tsx';
import { useOffersText } from './offers-text.ts';

/** Shows a picture and the next steps when there are no offers. */
export function EmptyOffers() {
  const text = useOffersText();
  const linkTo = useLink();
  return (
    <EmptyCard icon="offers">
      <ButtonLink {...linkTo(`${portalPath}/kjopsinnganger`)}>{text.toPurchase}</ButtonLink>
    </EmptyCard>
  );
}
