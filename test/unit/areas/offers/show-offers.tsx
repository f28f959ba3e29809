import { screen, within } from '@testing-library/react';
import { OffersArea } from '../../../../src/areas/offers/offers-area.tsx';
import type { RenderAreaOptions, RenderedArea } from '../../../support/render-area.tsx';
import { renderArea } from '../../../support/render-area.tsx';

export const offersPath = 'avtaleoversikt/tilbud';

/** The offers page for a backend with these offers; resolves when they are shown. */
export async function showOffers(tilbud: readonly unknown[], options: RenderAreaOptions = {}): Promise<RenderedArea> {
  const { responses, ...others } = options;
  const area = renderArea(<OffersArea />, { responses: { [offersPath]: { tilbud }, ...responses }, ...others });
  await area.settle();
  return area;
}

/** Names of the cards, in order. */
export function cardNames(): (string | null)[] {
  return screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
}

/** What each row of prices says, with plain spaces. */
export function priceRows(): string[][] {
  return screen.queryAllByRole('term').map((term) => {
    const definition = within(term.parentElement ?? term).getByRole('definition');
    return [term, ...(definition.children.length > 0 ? definition.children : [definition])].map(plainText);
  });
}

function plainText(element: Element): string {
  return element.textContent.replace(/\s/g, ' ');
}
