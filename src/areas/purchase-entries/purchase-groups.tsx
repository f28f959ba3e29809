import { useState } from 'react';
import type { PurchaseGroup, PurchaseLink } from '../../domain/purchase.ts';
import { purchaseHref, unionLink } from '../../domain/purchase.ts';
import { useLazy } from '../../hooks/use-lazy.ts';
import { useLink } from '../../hooks/use-link.ts';
import { useIsLargeScreen } from '../../hooks/use-window.ts';
import { lazyImport } from '../../platform/lazy-import.ts';
import type { LinkListItem } from '../../ui/content/link-list.tsx';
import { LinkList } from '../../ui/content/link-list.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { WithPicture } from '../../ui/layout/with-picture.tsx';
import { purchaseEntriesText } from './purchase-entries-text.ts';

const loadPicture = async () => (await lazyImport(() => import('../../ui/pictures/group-picture.tsx'))).GroupPicture;

/** The picture of an open group. It says nothing that the heading does not, so without its code its place stays empty. */
function GroupPhoto({ group }: { readonly group: PurchaseGroup }) {
  const { value: GroupPicture } = useLazy(loadPicture);
  return GroupPicture && <GroupPicture group={group} />;
}

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
            trackAs={`buy-${group}` as const}
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

interface GroupLinksProps {
  readonly group: PurchaseGroup;
  readonly links: readonly PurchaseLink[];
  readonly isOpen: boolean;
}

/** What can be bought in one group, on large screens beside a picture of it. */
function GroupLinks({ group, links, isOpen }: GroupLinksProps) {
  const items = usePurchaseLinks(links);
  // A closed group keeps the place, so that its links stay where they are while it closes.
  const picture = isOpen ? <GroupPhoto group={group} /> : null;
  return (
    <WithPicture picture={useIsLargeScreen() ? picture : undefined}>
      <LinkList items={items} />
    </WithPicture>
  );
}

/** The links of a group with their names. */
export function usePurchaseLinks(links: readonly PurchaseLink[]): readonly LinkListItem[] {
  const linkTo = useLink();
  return links.map((link) => ({ label: purchaseEntriesText.links[link], ...linkTo(purchaseHref(link)) }));
}
