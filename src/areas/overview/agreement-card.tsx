import { memo } from 'react';
import { agreementPath } from '../../domain/agreement-path.ts';
import type { Agreement } from '../../domain/agreement.ts';
import { formatMonthly } from '../../domain/money.ts';
import { useConfig } from '../../hooks/app-context.ts';
import { useLink } from '../../hooks/use-link.ts';
import { LinkCard } from '../../ui/content/link-card.tsx';
import { Price } from '../../ui/content/price.tsx';
import { CardGridItem } from '../../ui/layout/card-grid.tsx';
import { overviewText } from './overview-text.ts';
import { StatusLabel } from './status-label.tsx';

/** One insurance, an item of the list: name, description, state and price, leading to its details. */
export const AgreementCard = memo(function AgreementCard({ agreement }: { readonly agreement: Agreement }) {
  const { eikaDetaljerUrl } = useConfig();
  const linkTo = useLink();
  const target = agreementPath(agreement, eikaDetaljerUrl);
  const price = formatMonthly(agreement.monthlyPrice);

  return (
    <CardGridItem>
      <LinkCard
        level={3}
        title={agreement.name ?? overviewText.agreement}
        {...(target && linkTo(target.href, target.isExternal))}
        description={agreement.description}
        tag={<StatusLabel agreement={agreement} />}
        note={agreement.isBundled ? overviewText.bundled : undefined}
        trailing={price === undefined ? overviewText.noPrice : <Price>{price}</Price>}
      />
    </CardGridItem>
  );
});
