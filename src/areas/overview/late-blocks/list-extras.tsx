import { portalPath } from '../../../domain/link.ts';
import { useConfig } from '../../../hooks/app-context.ts';
import { useAmounts } from '../../../hooks/use-amounts.ts';
import { useLink } from '../../../hooks/use-link.ts';
import { fill } from '../../../platform/texts.ts';
import { PriceSummary } from '../../../ui/content/price-summary.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { HelpButton } from '../../../ui/controls/help-button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { EmptyCard } from '../../../ui/pictures/empty-card.tsx';
import { useOverviewText } from '../overview-text.ts';
import type { ListTotal } from '../use-overview-places.ts';
import { useLateBlocksText } from './late-blocks-text.ts';

/** Links after the list: to buy an insurance when there are none, and to insurances through a card or an employer. */
export function ListEnd({ isEmpty }: { readonly isEmpty: boolean }) {
  const text = useLateBlocksText();
  const linkTo = useLink();
  const hasOthers = Boolean(useConfig().andreForsikringer?.length);
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

/** The total price per month, with the yearly total in a tooltip. Per year when only the yearly total is known. */
export function TotalPrice({ monthly, yearly, isPartial }: ListTotal) {
  const text = useOverviewText();
  const { help } = useLateBlocksText();
  const write = useAmounts();
  const perMonth = write.monthly(monthly);
  const perYear = write.yearly(yearly);
  const price = perMonth ?? perYear;
  if (price === undefined) return null;
  const inAYear = write.plain(yearly);
  const total = (amount: string) => fill(isPartial ? text.totalOfList : text.total, { amount });
  return (
    <PriceSummary
      price={total(price)}
      help={perMonth && perYear && <HelpButton label={help} trackAs="show-total-help">{total(perYear)}</HelpButton>}
      year={perMonth && inAYear && fill(text.inAYear, { amount: inAYear })}
      note={perMonth && text.totalNote}
    />
  );
}
