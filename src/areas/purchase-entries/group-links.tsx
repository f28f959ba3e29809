import type { PurchaseLink } from '../../domain/purchase-links.ts';
import { LinkList } from '../../ui/link-list.tsx';
import { usePurchaseLinks } from './use-purchase-links.ts';

/** What can be bought in one group (PE-19). */
export function GroupLinks({ links }: { readonly links: readonly PurchaseLink[] }) {
  return <LinkList items={usePurchaseLinks(links)} />;
}
