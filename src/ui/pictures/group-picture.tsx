import type { PurchaseGroup } from '../../domain/purchase.ts';
import { groupPictures } from './group-pictures.ts';
import { Picture } from './picture.tsx';

/** The picture of a group of purchase entries, in the place of a photo. Load it late. */
export function GroupPicture({ group }: { readonly group: PurchaseGroup }) {
  return <Picture layers={groupPictures[group]} />;
}
