import type { MouseEvent } from 'react';
import type { RecommendedProduct } from '../../domain/recommendations.ts';
import { recommendationHref } from '../../domain/recommendations.ts';
import type { LinkProps } from '../../hooks/use-link.ts';
import { useLink } from '../../hooks/use-link.ts';
import { useTrack } from '../../hooks/use-track.ts';
import type { Recommended } from './use-recommendations.ts';

/** Leads to where a recommended product is bought, and notes that it was followed. */
export function useRecommendationLink(product: RecommendedProduct, recommended: Recommended): LinkProps {
  const linkTo = useLink();
  const track = useTrack();
  const { href, onClick } = linkTo(recommendationHref(product, recommended.isUnionMember));
  return {
    href,
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      track({ event: 'Anbefaling', produktType: product, anbefalteProdukter: recommended.products, hendelse: 'klikk' });
      onClick(event);
    },
  };
}
