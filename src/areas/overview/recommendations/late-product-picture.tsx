import type { RecommendedProduct } from '../../../domain/recommendations.ts';
import { useLazy } from '../../../hooks/use-lazy.ts';
import { LeadPicture } from '../../../ui/pictures/lead-picture.tsx';

const loadPicture = () => import('../../../ui/pictures/product-picture.tsx');

/** The product's illustration, which comes after the text. It says nothing, so nothing is said without it. */
export function LateProductPicture({ product }: { readonly product: RecommendedProduct }) {
  const { value } = useLazy(loadPicture);
  return <LeadPicture>{value && <value.ProductPicture product={product} />}</LeadPicture>;
}
