import { useState } from 'react';
import type { PurchaseGroup } from '../../domain/purchase-groups.ts';
import type { PurchaseLink } from '../../domain/purchase-links.ts';
import { unionLink } from '../../domain/purchase-links.ts';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { GroupLinks } from './group-links.tsx';
import { purchaseEntriesText } from './purchase-entries-text.ts';

interface PurchaseGroupsProps {
  /** In the order in which they are listed; one without links is left out. */
  readonly groups: Readonly<Record<PurchaseGroup, readonly PurchaseLink[]>>;
  readonly isUnionMember: boolean;
}

/** The groups of insurances, of which one at most is open. */
export function PurchaseGroups({ groups, isUnionMember }: PurchaseGroupsProps) {
  const [openGroup, setOpenGroup] = useState<PurchaseGroup>();
  const names = (Object.keys(groups) as PurchaseGroup[]).filter((group) => groups[group].length > 0);
  return (
    <div>
      {names.map((group) => {
        const isOpen = group === openGroup;
        return (
          <Disclosure
            key={group}
            level={2}
            title={purchaseEntriesText.groups[group]}
            isOpen={isOpen}
            onToggle={() => setOpenGroup(isOpen ? undefined : group)}
          >
            <GroupLinks group={group} links={groups[group].map((link) => unionLink(link, isUnionMember))} isOpen={isOpen} />
          </Disclosure>
        );
      })}
    </div>
  );
}
