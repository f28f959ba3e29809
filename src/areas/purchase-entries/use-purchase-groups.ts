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

/** Where the distributor's own links of a group are configured. */
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
 * The groups that have links, in their order: those that the distributor has configured, of which one without text or
 * address is skipped with a warning; else the insurer's own (PE-30).
 *
 * @param isUnion whether the insurer's travel insurance is that of union members
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
      if (!text || !url) warnOnce('configuration-incomplete', `configuration: purchaseGroups.${field}[${String(place)}] is ignored without text and url.`);
    });
  }
}
