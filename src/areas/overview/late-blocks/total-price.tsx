import { useAmounts } from '../../../hooks/use-amounts.ts';
import { fill } from '../../../platform/texts.ts';
import { PriceSummary } from '../../../ui/content/price-summary.tsx';
import { HelpButton } from '../../../ui/controls/help-button.tsx';
import { useOverviewText } from '../overview-text.ts';
import type { ListTotal } from '../use-overview-places.ts';
import { useLateBlocksText } from './late-blocks-text.ts';

/** The total price per month, with the yearly total in a tooltip. Per year when only the yearly total is known. */
export function TotalPrice({ monthly, yearly, isPart }: ListTotal) {
  const text = useOverviewText();
  const { help } = useLateBlocksText();
  const write = useAmounts();
  const perMonth = write.monthly(monthly);
  const perYear = write.yearly(yearly);
  const price = perMonth ?? perYear;
  if (price === undefined) return null;
  const inAYear = write.plain(yearly);
  const total = (amount: string) => fill(isPart ? text.totalOfList : text.total, { amount });
  return (
    <PriceSummary
      price={total(price)}
      help={perMonth && perYear && <HelpButton label={help} trackAs="show-total-help">{total(perYear)}</HelpButton>}
      year={perMonth && inAYear && fill(text.inAYear, { amount: inAYear })}
      note={perMonth && text.totalNote}
    />
  );
}
