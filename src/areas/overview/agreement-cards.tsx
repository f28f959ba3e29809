import type { ComponentType } from 'react';
import { memo, useCallback } from 'react';
import { agreementPath, leadsSomewhere } from '../../domain/agreement-path.ts';
import type { Agreement } from '../../domain/agreement.ts';
import { policyKey, statusTag } from '../../domain/agreement.ts';
import { useConfig } from '../../hooks/app-context.ts';
import { useAmounts } from '../../hooks/use-amounts.ts';
import { useIncrementalList } from '../../hooks/use-incremental-list.ts';
import { useLink } from '../../hooks/use-link.ts';
import { LinkCard, Price } from '../../ui/content/link-card.tsx';
import { Norwegian } from '../../ui/content/norwegian.tsx';
import { Tag } from '../../ui/content/tag.tsx';
import { Text } from '../../ui/content/text.tsx';
import { CardGridItem, CardRows } from '../../ui/layout/card-grid.tsx';
import { LongCardGrid } from '../../ui/layout/long-card-grid.tsx';
import { useOverviewText } from './overview-text.ts';

interface AgreementCardsProps {
  readonly agreements: readonly Agreement[];
  /** Text when there are no insurances. */
  readonly emptyText?: string;
  /** Contact information on a card without a link. Its code loads later. */
  readonly ContactNote: ComponentType | undefined;
  /** Called with the agreements when all their cards are rendered. */
  readonly onWhole?: (agreements: readonly Agreement[]) => void;
}

/** One card per insurance. */
export function AgreementCards({ agreements, emptyText, ContactNote, onWhole }: AgreementCardsProps) {
  // Few lists need the note, and its arrival renders all cards again.
  const Note = agreements.every(leadsSomewhere) ? undefined : ContactNote;
  const drawCard = useCallback(
    (agreement: Agreement, key: string) => <AgreementCard key={key} agreement={agreement} ContactNote={leadsSomewhere(agreement) ? undefined : Note} />,
    [Note],
  );
  const cards = useIncrementalList(agreements, { keyOf: policyKey, draw: drawCard, onWhole });
  if (agreements.length === 0) return emptyText && <Text>{emptyText}</Text>;
  return <CardRows><LongCardGrid {...cards} /></CardRows>;
}

interface AgreementCardProps {
  readonly agreement: Agreement;
  /** Contact information on a card without a link. */
  readonly ContactNote: ComponentType | undefined;
}

/** One insurance in the list: name, description, status, price, and a link to its details. */
const AgreementCard = memo(function AgreementCard({ agreement, ContactNote }: AgreementCardProps) {
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
        icon={agreement.productType ?? ''}
        {...link}
        description={agreement.description && <Norwegian>{agreement.description}</Norwegian>}
        tag={<StatusLabel agreement={agreement} />}
        note={agreement.isBundled ? text.bundled : undefined}
        trailing={price === undefined ? link?.href && <span>{text.noPrice}</span> : <Price>{price}</Price>}
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
