import { useEffect } from 'react';
import type { PurchaseGroup } from '../../domain/purchase.ts';
import { purchaseGroups, purchaseHref, unionLink } from '../../domain/purchase.ts';
import { useConfig } from '../../hooks/app-context.ts';
import { useLink } from '../../hooks/use-link.ts';
import { warnOnce } from '../../platform/warn.ts';
import type { Config } from '../../runtime/config/config.ts';
import type { LinkListItem } from '../../ui/content/link-list.tsx';
import { usePurchaseEntriesText } from './purchase-entries-text.ts';

type Field = keyof Config['purchaseGroups'];

/** The configuration field with the distributor's links of each group. */
const fields: Readonly<Record<PurchaseGroup, Field>> = {
  vehicles: 'kjoretoy',
  homes: 'husOgHytte',
  travel: 'reise',
  belongings: 'innbo',
  health: 'livOgHelse',
  boat: 'bat',
  animals: 'dyr',
};

export interface PurchaseGroupLinks {
  readonly group: PurchaseGroup;
  readonly links: readonly LinkListItem[];
}

/**
 * Returns the groups that have links, in display order. It uses the distributor's configured links, else the insurer's
 * (PE-30). It skips a configured link without text or address, with a warning.
 *
 * @param isUnion whether to use the insurer's travel insurance for union members
 */
export function usePurchaseGroups(isUnion: boolean): readonly PurchaseGroupLinks[] {
  const purchaseEntriesText = usePurchaseEntriesText();
  const { purchaseGroups: configured } = useConfig();
  const linkTo = useLink();
  useEffect(() => warnOfIncomplete(configured), [configured]);

  const linksOf = (group: PurchaseGroup) =>
    configured[fields[group]]?.flatMap(({ text, url, external }) => (text && url ? [{ label: text, ...linkTo(url, external) }] : []))
    ?? purchaseGroups[group].map((name) => {
      const link = unionLink(name, isUnion);
      return { label: purchaseEntriesText.links[link], ...linkTo(purchaseHref(link)) };
    });
  const groups = (Object.keys(purchaseGroups) as PurchaseGroup[]).map((group) => ({ group, links: linksOf(group) }));
  return groups.filter(({ links }) => links.length > 0);
}

function warnOfIncomplete(configured: Config['purchaseGroups']): void {
  for (const field of Object.values(fields)) {
    configured[field]?.forEach(({ text, url }, place) => {
      if (!text || !url) warnOnce('configuration-incomplete', `configuration: purchaseGroups.${field}[${place}] is ignored without text and url.`);
    });
  }
}
