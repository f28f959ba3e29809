import { portalPath } from '../../../domain/link.ts';
import { useConfig } from '../../../hooks/app-context.ts';
import { useLink } from '../../../hooks/use-link.ts';
import { Card } from '../../../ui/content/card.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Actions } from '../../../ui/layout/actions.tsx';
import { LargeIcon } from '../../../ui/pictures/large-icon.tsx';
import { useLateBlocksText } from './late-blocks-text.ts';

/** Links after the list: to buy an insurance when there are none, and to insurances through a card or an employer. */
export function ListEnd({ isEmpty }: { readonly isEmpty: boolean }) {
  const text = useLateBlocksText();
  const linkTo = useLink();
  const hasOthers = useConfig().andreForsikringer?.some(({ title }) => title !== undefined);
  return (
    <>
      {isEmpty && (
        <Card>
          <Actions>
            <LargeIcon name="agreements" />
            <ButtonLink {...linkTo(`${portalPath}/kjopsinnganger`)}>{text.buy.action}</ButtonLink>
          </Actions>
        </Card>
      )}
      {hasOthers && <Link {...linkTo(`${portalPath}/andre-forsikringer`)}>{text.otherInsurances}</Link>}
    </>
  );
}
