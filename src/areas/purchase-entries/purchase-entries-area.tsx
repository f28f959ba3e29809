import type { ReactNode } from 'react';
import { customerQuery } from '../../api/customer.ts';
import { useCustomerQuery } from '../../hooks/use-customer-query.ts';
import { useReady } from '../../hooks/use-host-events.ts';
import { useLocationSearch } from '../../hooks/use-window.ts';
import { LinkList } from '../../ui/content/link-list.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { PurchaseCards } from './purchase-cards.tsx';
import { usePurchaseEntriesText } from './purchase-entries-text.ts';
import type { PurchaseGroupLinks, PurchaseGroupsProps } from './purchase-groups.tsx';
import { PurchaseGroups, usePurchaseGroups } from './purchase-groups.tsx';

interface PurchaseEntriesAreaProps {
  /** The layout for union members. Default: the page's address decides (PE-26). */
  readonly isLo?: boolean | undefined;
  /** The feedback question at the end of the page. */
  readonly feedback?: ReactNode;
}

/** The purchase entries: the groups of insurances, then cards and boxes. */
export function PurchaseEntriesArea({ isLo: given, feedback }: PurchaseEntriesAreaProps) {
  const text = usePurchaseEntriesText();
  const search = useLocationSearch();
  const isLo = given ?? new URLSearchParams(search).get('isLo') === 'true';
  const { data, isPending } = useCustomerQuery('customer', customerQuery, { isSilent: true });
  // The layout for union members starts with their travel insurance for every visitor.
  const groups = usePurchaseGroups(isLo || data?.isUnionMember === true);
  useReady(!isPending);

  return (
    <Stack gap="section">
      <Stack gap={24}>
        <PageHeader title={text.title} lead={isLo ? text.lowerDeductible : undefined} />
        {isLo ? <UnionEntries groups={groups} /> : <PurchaseGroups groups={groups} />}
      </Stack>
      <PurchaseCards />
      {feedback}
    </Stack>
  );
}

/** All insurances in one column, starting with the travel insurance. */
function UnionEntries({ groups }: PurchaseGroupsProps) {
  const isTravel = ({ group }: PurchaseGroupLinks) => group === 'travel';
  const inOrder = [...groups.filter(isTravel), ...groups.filter((one) => !isTravel(one))];
  return <LinkList isSingleColumn items={inOrder.flatMap(({ links }) => links)} />;
}
