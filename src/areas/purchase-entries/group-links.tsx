import type { PurchaseGroup } from '../../domain/purchase-groups.ts';
import type { PurchaseLink } from '../../domain/purchase-links.ts';
import { useIsLargeScreen } from '../../hooks/use-is-large-screen.ts';
import { WithPicture } from '../../ui/layout/with-picture.tsx';
import { LinkList } from '../../ui/content/link-list.tsx';
import { GroupPhoto } from './group-photo.tsx';
import { usePurchaseLinks } from './use-purchase-links.ts';

interface GroupLinksProps {
  readonly group: PurchaseGroup;
  readonly links: readonly PurchaseLink[];
  readonly isOpen: boolean;
}

/** What can be bought in one group, on large screens beside a picture of it. */
export function GroupLinks({ group, links, isOpen }: GroupLinksProps) {
  const items = usePurchaseLinks(links);
  // A closed group keeps the place, so that its links stay where they are while it closes.
  const picture = isOpen ? <GroupPhoto group={group} /> : null;
  return (
    <WithPicture picture={useIsLargeScreen() ? picture : undefined}>
      <LinkList items={items} />
    </WithPicture>
  );
}
