import { useState } from 'react';
import type { PurchaseGroup } from '../../domain/purchase.ts';
import { purchaseGroups, purchaseHref, unionLink } from '../../domain/purchase.ts';
import { useConfig } from '../../hooks/app-context.ts';
import { useLazy } from '../../hooks/use-lazy.ts';
import { useLink } from '../../hooks/use-link.ts';
import { useIsLargeScreen } from '../../hooks/use-window.ts';
import { lazyImport } from '../../platform/lazy-import.ts';
import type { Config } from '../../runtime/config/config.ts';
import type { LinkListItem } from '../../ui/content/link-list.tsx';
import { LinkList } from '../../ui/content/link-list.tsx';
import { Disclosure, DisclosureTiles } from '../../ui/controls/disclosure.tsx';
import { WithPicture } from '../../ui/layout/with-picture.tsx';
import { usePurchaseEntriesText } from './purchase-entries-text.ts';

const loadPicture = async () => (await lazyImport(() => import('../../ui/pictures/group-picture.tsx'))).GroupPicture;

/** The picture of an open group. It is decorative: when its code fails to load, its space stays empty. */
function GroupPhoto({ group }: { readonly group: PurchaseGroup }) {
  const { value: GroupPicture } = useLazy(loadPicture);
  return GroupPicture && <GroupPicture group={group} />;
}

/** The insurance whose icon represents the group. */
const groupIcons: Readonly<Record<PurchaseGroup, string>> = {
  vehicles: 'BIL', homes: 'HUS', travel: 'REISE', belongings: 'INNBO', health: 'LIV', boat: 'BAAT', animals: 'DYR',
};

export interface PurchaseGroupsProps {
  readonly groups: readonly PurchaseGroupLinks[];
}

/** The groups of insurances. At most one is open. */
export function PurchaseGroups({ groups }: PurchaseGroupsProps) {
  const text = usePurchaseEntriesText();
  const [openGroup, setOpenGroup] = useState<PurchaseGroup>();
  return (
    <DisclosureTiles>
      {groups.map(({ group, links }) => {
        const isOpen = group === openGroup;
        return (
          <Disclosure
            key={group}
            level={2}
            title={text.groups[group]}
            icon={groupIcons[group]}
            trackAs={`buy-${group}` as const}
            isOpen={isOpen}
            onToggle={() => setOpenGroup(isOpen ? undefined : group)}
          >
            <GroupLinks group={group} links={links} isOpen={isOpen} />
          </Disclosure>
        );
      })}
    </DisclosureTiles>
  );
}

interface GroupLinksProps extends PurchaseGroupLinks {
  readonly isOpen: boolean;
}

/** The links of one group. On large screens a picture shows beside them. */
function GroupLinks({ group, links, isOpen }: GroupLinksProps) {
  // A closing group keeps the picture's space, so that its links do not move.
  const picture = isOpen ? <GroupPhoto group={group} /> : null;
  return (
    <WithPicture picture={useIsLargeScreen() ? picture : undefined}>
      <LinkList items={links} />
    </WithPicture>
  );
}

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
 * Returns the groups that have links, in display order. It uses the distributor's configured links, else the insurer's (PE-30).
 *
 * @param isUnion whether to use the insurer's travel insurance for union members
 */
export function usePurchaseGroups(isUnion: boolean): readonly PurchaseGroupLinks[] {
  const purchaseEntriesText = usePurchaseEntriesText();
  const { purchaseGroups: configured } = useConfig();
  const linkTo = useLink();

  const linksOf = (group: PurchaseGroup) =>
    configured[fields[group]]?.map(({ text, url, external }) => ({ label: text, ...linkTo(url, external) }))
    ?? purchaseGroups[group].map((name) => {
      const link = unionLink(name, isUnion);
      return { label: purchaseEntriesText.links[link], ...linkTo(purchaseHref(link)) };
    });
  const groups = (Object.keys(purchaseGroups) as PurchaseGroup[]).map((group) => ({ group, links: linksOf(group) }));
  return groups.filter(({ links }) => links.length > 0);
}
