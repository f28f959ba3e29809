import type { PurchaseLink } from '../../domain/purchase.ts';
import { purchaseHref } from '../../domain/purchase.ts';
import { useLink } from '../../hooks/use-link.ts';
import type { LinkListItem } from '../../ui/content/link-list.tsx';
import { purchaseEntriesText } from './purchase-entries-text.ts';

/** The links of a group with their names. */
export function usePurchaseLinks(links: readonly PurchaseLink[]): readonly LinkListItem[] {
  const linkTo = useLink();
  return links.map((link) => ({ label: purchaseEntriesText.links[link], ...linkTo(purchaseHref(link)) }));
}
