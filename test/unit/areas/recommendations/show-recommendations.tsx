import { screen } from '@testing-library/react';
import { RecommendationsArea } from '../../../../src/areas/recommendations/recommendations-area.tsx';
import type { RenderAreaOptions, RenderedArea } from '../../../support/render-area.tsx';
import { renderArea } from '../../../support/render-area.tsx';
import { leadsTo } from '../../../support/leads-to.ts';

export const agreementsPath = 'avtaleoversikt/avtaler';
export const customerPath = 'skadekunde/hent';
export const recommendationsPath = 'nbo/produktanbefaling';

export interface ShowRecommendationsOptions extends RenderAreaOptions {
  readonly max?: number;
}

/** The recommendations of a customer whom the backend tells nothing of but the given responses. */
export async function showRecommendations(options: ShowRecommendationsOptions = {}): Promise<RenderedArea> {
  const { max = 3, responses, ...others } = options;
  const area = renderArea(<RecommendationsArea max={max} />, {
    responses: { [agreementsPath]: { avtaler: [] }, 'auth/client-context': {}, [customerPath]: {}, ...responses },
    ...others,
  });
  await import('../../../../src/domain/merge-agreements.ts'); // Partners' customers need it.
  await import('../../../../src/ui/pictures/product-picture.tsx'); // However long its code takes here.
  for (let round = 0; round < 3; round++) await area.settle();
  return area;
}

/** The backend's response: these products, each less recommended than the one before. */
export function scores(...products: readonly string[]): object {
  return { scores: products.map((nextBestOfferProdukt, index) => ({ nextBestOfferProdukt, score: 1 - index / 100 })) };
}

/** The backend's response: an active agreement of each type. */
export function held(...productTypes: readonly string[]): object {
  return { avtaler: productTypes.map((productType) => ({ policyNumber: productType, productType, avtaleStatus: 'ACTIVE' })) };
}

/** The cards of the block. */
export function cards(): HTMLElement[] {
  return screen.queryAllByRole('listitem');
}

/** The links of the cards, by name and address. */
export function links(): (readonly [string, string | undefined])[] {
  return screen.queryAllByRole('link').map((link) => [link.textContent, leadsTo(link)]);
}

/** The names of what is recommended. */
export function titles(): string[] {
  return links().map(([title]) => title);
}
