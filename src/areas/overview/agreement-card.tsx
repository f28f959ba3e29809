import type { ComponentType } from 'react';
import { memo } from 'react';
import { agreementPath } from '../../domain/agreement-path.ts';
import type { Agreement } from '../../domain/agreement.ts';
import { statusTag } from '../../domain/agreement.ts';
import { normaliseCode } from '../../domain/policy.ts';
import { useConfig } from '../../hooks/app-context.ts';
import { useAmounts } from '../../hooks/use-amounts.ts';
import { useLink } from '../../hooks/use-link.ts';
import { LinkCard, Price } from '../../ui/content/link-card.tsx';
import { Tag } from '../../ui/content/tag.tsx';
import { CardGridItem } from '../../ui/layout/card-grid.tsx';
import { useOverviewText } from './overview-text.ts';

interface AgreementCardProps {
  readonly agreement: Agreement;
  /** Contact information on a card without a link. */
  readonly ContactNote: ComponentType | undefined;
}

/** One insurance in the list: name, description, status, price, and a link to its details. */
export const AgreementCard = memo(function AgreementCard({ agreement, ContactNote }: AgreementCardProps) {
  const text = useOverviewText();
  const { eikaDetaljerUrl } = useConfig();
  const linkTo = useLink();
  const target = agreementPath(agreement, eikaDetaljerUrl);
  const link = target && linkTo(target.href, target.isExternal);
  const price = useAmounts().monthly(agreement.monthlyPrice);

  return (
    <CardGridItem>
      <LinkCard
        level={3}
        title={agreement.name ?? text.agreement}
        isNorwegian={agreement.name !== undefined}
        icon={normaliseCode(agreement.productType)}
        {...link}
        description={agreement.description}
        tag={<StatusLabel agreement={agreement} />}
        note={agreement.isBundled ? text.bundled : undefined}
        trailing={price === undefined ? link?.href && text.noPrice : <Price>{price}</Price>}
      >
        {ContactNote && <ContactNote />}
      </LinkCard>
    </CardGridItem>
  );
});

const variants = { temporary: 'warning', renewal: 'info', processing: 'warning' } as const;

/** The status of an insurance, when it needs a label. */
function StatusLabel({ agreement }: { readonly agreement: Agreement }) {
  const text = useOverviewText();
  const tag = statusTag(agreement);
  return tag && <Tag variant={variants[tag]}>{text.tags[tag]}</Tag>;
}
