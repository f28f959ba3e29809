import { memo } from 'react';
import type { Agreement } from '../../domain/agreement.ts';
import { agreementPath } from '../../domain/agreement-path.ts';
import type { StatusTag } from '../../domain/agreement-status.ts';
import { statusTag } from '../../domain/agreement-status.ts';
import { formatMonthly } from '../../domain/money.ts';
import { useConfig } from '../../hooks/use-config.ts';
import { useLink } from '../../hooks/use-link.ts';
import { LinkCard } from '../../ui/link-card.tsx';
import { Price } from '../../ui/price.tsx';
import { Tag } from '../../ui/tag.tsx';
import { overviewText } from './overview-text.ts';

const tagVariants = { temporary: 'warning', renewal: 'info', processing: 'warning' } as const;

/** One insurance: name, description, state and price, leading to its details (OV-26 to OV-39, OV-68). */
export const AgreementCard = memo(function AgreementCard({ agreement }: { readonly agreement: Agreement }) {
  const { eikaDetaljerUrl } = useConfig();
  const linkTo = useLink();
  const target = agreementPath(agreement, eikaDetaljerUrl);
  const price = formatMonthly(agreement.monthlyPrice);
  const tag = statusTag(agreement);

  return (
    <LinkCard
      level={3}
      title={agreement.name ?? overviewText.agreement}
      {...(target && { ...linkTo(target.href), isExternal: target.isExternal })}
      announcement={target?.isExternal ? overviewText.opensNewTab : undefined}
      description={agreement.description}
      tag={tag && <StatusLabel tag={tag} />}
      note={agreement.isBundled ? overviewText.bundled : undefined}
      trailing={price === undefined ? overviewText.noPrice : <Price>{price}</Price>}
    />
  );
});

function StatusLabel({ tag }: { readonly tag: StatusTag }) {
  return <Tag variant={tagVariants[tag]}>{overviewText.tags[tag]}</Tag>;
}
