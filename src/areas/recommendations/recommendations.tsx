import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { Campaign, RecommendedProduct } from '../../domain/recommendations.ts';
import { campaignsOnce, carOnlineDiscount } from '../../domain/recommendations.ts';
import { useAppContext, useConfig } from '../../hooks/app-context.ts';
import { useLazy } from '../../hooks/use-lazy.ts';
import { useTrackOnce } from '../../hooks/use-track-once.ts';
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

/** What makes insurances cheaper, in words; the car's, with a discount of 10, in percent. */
export function useCampaignLines(carDiscount: number): Readonly<Record<Campaign, string>> {
  const { campaigns } = useRecommendationsText();
  const percent = useLanguage() === 'en' ? String(carDiscount) : String(carDiscount).replace('.', ',');
  return { ...campaigns, carOnline: fill(campaigns.carOnline, { percent }) };
}

const loadPicture = () => lazyImport(() => import('../../ui/pictures/product-picture.tsx'));

/** The product's illustration, which comes after the text. It says nothing, so nothing is said without it. */
function LateProductPicture({ product }: { readonly product: RecommendedProduct }) {
  const { value } = useLazy(loadPicture);
  return <LeadPicture>{value && <value.ProductPicture product={product} />}</LeadPicture>;
}

interface RecommendationsSectionProps {
  readonly recommended: Recommended;
  /** What the page tells elsewhere of what makes insurances cheaper. */
  readonly told: readonly Campaign[] | undefined;
}

/** The recommended products, the best one with a picture. */
function RecommendationsSection({ recommended, told }: RecommendationsSectionProps) {
  const text = useRecommendationsText();
  const view = useViewEvent(recommended);
  const benefits = useBenefits(recommended, told);
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
              picture={index === 0 && <LateProductPicture product={product} />}
            />
          ))}
        </LeadGrid>
      </Section>
    </div>
  );
}

interface RecommendationsProps {
  readonly recommended: Recommended | undefined;
  /** Campaigns that the page tells elsewhere; by default none. */
  readonly told?: readonly Campaign[];
}

/** What is recommended to the customer; nothing when there is nothing, or it is not known. */
export function Recommendations({ recommended, told }: RecommendationsProps) {
  useLoadEvent(recommended);
  if (!recommended || recommended.isControlGroup || recommended.products.length === 0) return null;
  return <RecommendationsSection recommended={recommended} told={told} />;
}

/** What makes each product cheaper for this customer, in words. */
function useBenefits(recommended: Recommended, told: readonly Campaign[] | undefined): readonly (readonly string[])[] {
  const { distributor } = useAppContext();
  const carDiscount = carOnlineDiscount(distributor, useConfig().bilNettrabatt);
  // What is learnt of the customer later lets no card grow.
  const [customer] = useState(recommended);
  const words = useCampaignLines(carDiscount);
  const lines = campaignsOnce({ ...customer, carDiscount }, recommended.products, told);
  return lines.map((campaigns) => campaigns.map((campaign) => words[campaign]));
}

/** Notes what was recommended and why not more: also for the control group, which sees nothing. */
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

/** Notes that the recommendations have come before the customer's eyes. The ref goes on them. */
function useViewEvent(recommended: Recommended): RefObject<HTMLDivElement | null> {
  const target = useRef<HTMLDivElement>(null);
  useTrackOnce(useIsSeen(target) && {
    event: 'NboVisning',
    presentedNboModule: true,
    ...productFields(recommended),
    page: window.location.pathname,
  });
  return target;
}

function productFields({ products: [mainNboProduct, ...subNboProducts] }: Recommended): object {
  return { mainNboProduct, subNboProducts };
}

/** Whether the element of the ref has been in view; the element is there from the first rendering on. */
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
