import type { ReactNode } from 'react';
import { customerQuery } from '../../../api/customer.ts';
import { insurancePath } from '../../../domain/link.ts';
import { useCustomerQuery } from '../../../hooks/use-customer-query.ts';
import { useLink } from '../../../hooks/use-link.ts';
import { Text } from '../../../ui/content/text.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Pair } from '../../../ui/layout/pair.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import type { OverviewSection } from '../overview-element.ts';
import { BuyBlock } from './buy-block.tsx';
import { InTurn, usePlace } from './in-turn.tsx';
import { useLateBlocksText } from './late-blocks-text.ts';

interface CustomerBlocksProps {
  readonly sections: readonly OverviewSection[];
  readonly feedback: ReactNode;
  readonly isWaitOver: boolean;
}

/**
 * The blocks about the customer, and the feedback. The recommendations request the customer's data too, so a failed request
 * is not repeated. Without the data, only the parts about the customer are missing.
 */
export function CustomerBlocks({ sections, feedback, isWaitOver }: CustomerBlocksProps) {
  const hasUnion = sections.includes('union');
  const hasBuy = sections.includes('buy');
  const isEnabled = hasUnion || hasBuy;
  const { data, isPending } = useCustomerQuery('customer', customerQuery, { retryOnMount: false, isSilent: true, isEnabled });
  const place = usePlace(isEnabled && isPending, isWaitOver);
  const question = sections.includes('feedback') && feedback;
  const buy = hasBuy && <BuyBlock customer={data} hasUnion={hasUnion} />;
  const block = isEnabled && <Pair>{hasUnion && data?.isUnionMember && <UnionBlock />}{place === 'first' && buy}</Pair>;
  return (
    <InTurn block={block} place={place} hasMore={Boolean(question)}>
      {place === 'last' && buy}
      {question}
    </InTurn>
  );
}

/** The benefits of a union membership. */
function UnionBlock() {
  const text = useLateBlocksText();
  const linkTo = useLink();
  return (
    <Section title={text.union.title} isBoxed>
      <Text>{text.union.text}</Text>
      <Link {...linkTo(`${insurancePath}/skade/innbo/lo/dobbeltforsikret/`)}>{text.union.action}</Link>
    </Section>
  );
}
