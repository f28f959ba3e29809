import { purchaseGroups } from '../../domain/purchase-groups.ts';
import { unionLink } from '../../domain/purchase-links.ts';
import { LinkList } from '../../ui/content/link-list.tsx';
import { usePurchaseLinks } from './use-purchase-links.ts';

/** Everything that can be bought in one column, beginning with the union members' travel insurance. */
export function UnionEntries() {
  const { travel, ...others } = purchaseGroups;
  const links = [travel, ...Object.values(others)].flat().map((link) => unionLink(link, true));
  return <LinkList isSingleColumn items={usePurchaseLinks(links)} />;
}
