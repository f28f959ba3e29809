import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { Campaign, RecommendedProduct } from '../../domain/recommendations.ts';
import { campaignsOnce, carOnlineDiscount } from '../../domain/recommendations.ts';
import { useAppContext, useConfig } from '../../hooks/app-context.ts';
import { useLazy } from '../../hooks/use-lazy.ts';
import { useTrackOnce } from '../../hooks/use-track.ts';
import { lazyImport } from '../../platform/lazy-import.ts';
import { intersectionObserver } from '../../platform/observers.ts';
import { fill } from '../../platform/texts.ts';
import { useLanguage } from '../../ui/content/use-texts.ts';
import { LeadGrid, LeadPicture } from '../../ui/layout/lead-grid.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { RecommendationCard } from './recommendation-card.tsx';
import { useRecommendationsText } from './recommendations-text.ts';
import type { Recommended } from './use-recommendations.ts';

export { useRecommendations } from './use-recommendations.ts';

/** Returns the texts on discounts. The car text includes `carDiscount`, in percent. */
export function useCampaignLines(carDiscount: number): Readonly<Record<Campaign, string>> {
  const { campaigns } = useRecommendationsText();
  const percent = useLanguage() === 'en' ? String(carDiscount) : String(carDiscount).replace('.', ',');
  return { ...campaigns, carOnline: fill(campaigns.carOnline, { percent }) };
}

const loadPicture = () => lazyImport(() => import('../../ui/pictures/product-picture.tsx'));

/** The product's picture, which loads after the text. It is decorative, so a load failure shows no message. */
function LazyProductPicture({ product }: { readonly product: RecommendedProduct }) {
  const { value } = useLazy(loadPicture);
  return <LeadPicture>{value && <value.ProductPicture product={product} />}</LeadPicture>;
}

interface RecommendationsSectionProps {
  readonly recommended: Recommended;
  /** Campaigns that the page shows elsewhere. */
  readonly told: readonly Campaign[];
}

/** The recommended products, the best one with a picture. */
function RecommendationsSection({ recommended, told }: RecommendationsSectionProps) {
  const text = useRecommendationsText();
  const view = useViewEvent(recommended);
  const benefits = useProductBenefits(recommended, told);
  return (
    <div ref={view}>
      <Section title={text.title}>
        <LeadGrid>
          {recommended.products.map((product, index) => (
            <RecommendationCard
              key={product}
              product={product}
              recommended={recommended}
              benefits={benefits[index] ?? []}
              picture={index === 0 && <LazyProductPicture product={product} />}
            />
          ))}
        </LeadGrid>
      </Section>
    </div>
  );
}

interface RecommendationsProps {
  readonly recommended: Recommended | undefined;
  /** Campaigns that the page shows elsewhere. */
  readonly told: readonly Campaign[];
}

/** The recommendations. Renders nothing when there are none, or when they are unknown. */
export function Recommendations({ recommended, told }: RecommendationsProps) {
  useLoadEvent(recommended);
  if (!recommended || recommended.isControlGroup || recommended.products.length === 0) return null;
  return <RecommendationsSection recommended={recommended} told={told} />;
}

/** Returns the texts on this customer's discounts, per product. */
function useProductBenefits(recommended: Recommended, told: readonly Campaign[]): readonly (readonly string[])[] {
  const { distributor } = useAppContext();
  const carDiscount = carOnlineDiscount(distributor, useConfig().bilNettrabatt);
  // Customer data that arrives later must not make a card taller.
  const [customer] = useState(recommended);
  const words = useCampaignLines(carDiscount);
  const lines = campaignsOnce({ ...customer, carDiscount }, recommended.products, told);
  return lines.map((campaigns) => campaigns.map((campaign) => words[campaign]));
}

/** Tracks what was recommended and why not more. Also for the control group, which sees nothing. */
function useLoadEvent(recommended: Recommended | undefined): void {
  useTrackOnce(recommended && {
    event: 'NboLast',
    ...productFields(recommended),
    filteredNboProductsDueToActiveAgreements: recommended.held,
    controlGroup: recommended.isControlGroup,
    fallback: recommended.isFallback,
    customerProducts: recommended.customerProducts,
  });
}

/** Tracks when the recommendations come into view. Put the ref on their element. */
function useViewEvent(recommended: Recommended): RefObject<HTMLDivElement | null> {
  const target = useRef<HTMLDivElement>(null);
  useTrackOnce(useIsSeen(target) && {
    event: 'NboVisning',
    presentedNboModule: true,
    ...productFields(recommended),
  });
  return target;
}

function productFields({ products: [mainNboProduct, ...subNboProducts] }: Recommended): object {
  return { mainNboProduct, subNboProducts };
}

/** Whether the ref's element has been in view. The element must exist from the first render on. */
function useIsSeen(target: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!target.current) return;
    const observer = intersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      setSeen(true);
    });
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isSeen;
}
