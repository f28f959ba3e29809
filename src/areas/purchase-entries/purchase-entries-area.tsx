import type { ReactNode } from 'react';
import { customerQuery } from '../../api/customer.ts';
import { purchaseGroups, unionLink } from '../../domain/purchase.ts';
import { useCustomerQuery } from '../../hooks/use-customer-query.ts';
import { useReady } from '../../hooks/use-host-events.ts';
import { useLocationSearch } from '../../hooks/use-window.ts';
import { LinkList } from '../../ui/content/link-list.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { PurchaseCards } from './purchase-cards.tsx';
import { purchaseEntriesText } from './purchase-entries-text.ts';
import { PurchaseGroups, usePurchaseLinks } from './purchase-groups.tsx';

interface PurchaseEntriesAreaProps {
  /** The layout for union members; the page's address decides when it is left out (PE-26). */
  readonly isLo?: boolean | undefined;
  /** The question at the end of the page. */
  readonly feedback?: ReactNode;
}

/** The purchase entries: what can be bought, then cards and boxes. */
export function PurchaseEntriesArea({ isLo: given, feedback }: PurchaseEntriesAreaProps) {
  const search = useLocationSearch();
  const isLo = given ?? new URLSearchParams(search).get('isLo') === 'true';
  const { data, isPending } = useCustomerQuery('customer', customerQuery, { isSilent: true });
  const isUnionMember = data?.isUnionMember === true;
  useReady(!isPending);

  return (
    <Stack gap="section">
      <Stack gap={24}>
        <PageHeader title={purchaseEntriesText.title} lead={isLo ? purchaseEntriesText.lowerDeductible : undefined} />
        {isLo ? <UnionEntries /> : <PurchaseGroups groups={purchaseGroups} isUnionMember={isUnionMember} />}
      </Stack>
      <PurchaseCards />
      {feedback}
    </Stack>
  );
}

/** Everything that can be bought in one column, beginning with the union members' travel insurance. */
function UnionEntries() {
  const { travel, ...others } = purchaseGroups;
  const links = [travel, ...Object.values(others)].flat().map((link) => unionLink(link, true));
  return <LinkList isSingleColumn items={usePurchaseLinks(links)} />;
}
