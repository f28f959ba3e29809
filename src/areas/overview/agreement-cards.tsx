import { memo } from 'react';
import { agreementPath } from '../../domain/agreement-path.ts';
import type { Agreement } from '../../domain/agreement.ts';
import { statusTag } from '../../domain/agreement.ts';
import { formatMonthly } from '../../domain/money.ts';
import { useConfig } from '../../hooks/app-context.ts';
import { policyKey } from '../../domain/policy.ts';
import { useIncrementalList } from '../../hooks/use-incremental-list.ts';
import { useLazy } from '../../hooks/use-lazy.ts';
import { useLink } from '../../hooks/use-link.ts';
import { lazyImport } from '../../platform/lazy-import.ts';
import { LinkCard } from '../../ui/content/link-card.tsx';
import { Price } from '../../ui/content/price.tsx';
import { Tag } from '../../ui/content/tag.tsx';
import { Text } from '../../ui/content/text.tsx';
import { CardGridItem } from '../../ui/layout/card-grid.tsx';
import { LongCardGrid } from '../../ui/layout/long-card-grid.tsx';
import { overviewText } from './overview-text.ts';

interface AgreementCardsProps {
  readonly agreements: readonly Agreement[];
  /** What to say when there are none. */
  readonly emptyText?: string;
  /** Called with the agreements when all their cards are there. */
  readonly onWhole?: (agreements: readonly Agreement[]) => void;
}

/** One card per insurance. */
export function AgreementCards({ agreements, emptyText, onWhole }: AgreementCardsProps) {
  const cards = useIncrementalList(agreements, { keyOf: policyKey, draw: drawCard, onWhole });
  if (agreements.length === 0) return emptyText && <Text>{emptyText}</Text>;
  return <LongCardGrid {...cards} />;
}

const drawCard = (agreement: Agreement, key: string) => <AgreementCard key={key} agreement={agreement} />;

/** One insurance, an item of the list: name, description, state and price, leading to its details. */
const AgreementCard = memo(function AgreementCard({ agreement }: { readonly agreement: Agreement }) {
  const { eikaDetaljerUrl } = useConfig();
  const linkTo = useLink();
  const target = agreementPath(agreement, eikaDetaljerUrl);
  const link = target && linkTo(target.href, target.isExternal);
  const price = formatMonthly(agreement.monthlyPrice);

  return (
    <CardGridItem>
      <LinkCard
        level={3}
        title={agreement.name ?? overviewText.agreement}
        {...link}
        description={agreement.description}
        tag={<StatusLabel agreement={agreement} />}
        note={agreement.isBundled ? overviewText.bundled : undefined}
        trailing={price === undefined ? link?.href && overviewText.noPrice : <Price>{price}</Price>}
      >
        {!link?.href && <ContactNote />}
      </LinkCard>
    </CardGridItem>
  );
});

export const loadExtras = async () => (await lazyImport(() => import('./late-blocks/overview-extras.ts'))).overviewExtras;

/** Whom to contact, on a card that leads nowhere. */
export function ContactNote() {
  const { value } = useLazy(loadExtras);
  return value ? <value.ContactNote /> : null;
}

const variants = { temporary: 'warning', renewal: 'info', processing: 'warning' } as const;

/** The state of an insurance, where there is something to say of it. */
function StatusLabel({ agreement }: { readonly agreement: Agreement }) {
  const tag = statusTag(agreement);
  return tag && <Tag variant={variants[tag]}>{overviewText.tags[tag]}</Tag>;
}
