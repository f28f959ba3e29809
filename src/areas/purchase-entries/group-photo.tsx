import type { PurchaseGroup } from '../../domain/purchase-groups.ts';
import { useLazy } from '../../hooks/use-lazy.ts';

const loadPicture = async () => (await import('../../ui/pictures/group-picture.tsx')).GroupPicture;

/** The picture of an open group. It says nothing that the heading does not, so without its code its place stays empty. */
export function GroupPhoto({ group }: { readonly group: PurchaseGroup }) {
  const { value: GroupPicture } = useLazy(loadPicture);
  return GroupPicture && <GroupPicture group={group} />;
}
