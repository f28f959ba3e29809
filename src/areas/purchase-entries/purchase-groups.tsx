import { useState } from 'react';
import type { PurchaseGroup } from '../../domain/purchase.ts';
import { useLazy } from '../../hooks/use-lazy.ts';
import { useIsLargeScreen } from '../../hooks/use-window.ts';
import { lazyImport } from '../../platform/lazy-import.ts';
import { LinkList } from '../../ui/content/link-list.tsx';
import { DisclosureTiles } from '../../ui/layout/disclosure-tiles.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { WithPicture } from '../../ui/layout/with-picture.tsx';
import { usePurchaseEntriesText } from './purchase-entries-text.ts';
import type { PurchaseGroupLinks } from './use-purchase-groups.ts';

const loadPicture = async () => (await lazyImport(() => import('../../ui/pictures/group-picture.tsx'))).GroupPicture;

/** The picture of an open group. It says nothing that the heading does not, so without its code its place stays empty. */
function GroupPhoto({ group }: { readonly group: PurchaseGroup }) {
  const { value: GroupPicture } = useLazy(loadPicture);
  return GroupPicture && <GroupPicture group={group} />;
}

/** The insurance whose icon stands for the group. */
const groupIcons: Readonly<Record<PurchaseGroup, string>> = {
  vehicles: 'BIL', homes: 'HUS', travel: 'REISE', belongings: 'INNBO', health: 'LIV', boat: 'BAAT', animals: 'DYR',
};

export interface PurchaseGroupsProps {
  readonly groups: readonly PurchaseGroupLinks[];
}

/** The groups of insurances, of which one at most is open. */
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

/** What can be bought in one group, on large screens beside a picture of it. */
function GroupLinks({ group, links, isOpen }: GroupLinksProps) {
  // A closed group keeps the place, so that its links stay where they are while it closes.
  const picture = isOpen ? <GroupPhoto group={group} /> : null;
  return (
    <WithPicture picture={useIsLargeScreen() ? picture : undefined}>
      <LinkList items={links} />
    </WithPicture>
  );
}
