import type { RecommendedProduct } from '../../domain/recommendations.ts';
import { Picture } from './picture.tsx';
import { productPictures } from './product-pictures.ts';

/** The illustration of a recommended product, in the place of a photo. Load it late. */
export function ProductPicture({ product }: { readonly product: RecommendedProduct }) {
  return <Picture layers={productPictures[product]} />;
}
