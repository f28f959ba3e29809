import { portalPath } from '../../../domain/link.ts';
import { useConfig } from '../../../hooks/app-context.ts';
import { useLink } from '../../../hooks/use-link.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { EmptyCard } from '../../../ui/pictures/empty-card.tsx';
import { useLateBlocksText } from './late-blocks-text.ts';

/** Links after the list: to buy an insurance when there are none, and to insurances through a card or an employer. */
export function ListEnd({ isEmpty }: { readonly isEmpty: boolean }) {
  const text = useLateBlocksText();
  const linkTo = useLink();
  const hasOthers = useConfig().andreForsikringer?.some(({ title }) => title !== undefined);
  return (
    <>
      {isEmpty && (
        <EmptyCard icon="agreements">
          <ButtonLink {...linkTo(`${portalPath}/kjopsinnganger`)}>{text.buy.action}</ButtonLink>
        </EmptyCard>
      )}
      {hasOthers && <Link {...linkTo(`${portalPath}/andre-forsikringer`)}>{text.otherInsurances}</Link>}
    </>
  );
}
