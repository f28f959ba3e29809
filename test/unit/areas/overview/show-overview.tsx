import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { OverviewArea } from '../../../../src/areas/overview/overview-area.tsx';
import type { overviewSections } from '../../../../src/areas/overview/overview-element.ts';
import type { RenderAreaOptions, RenderedArea } from '../../../support/render-area.tsx';
import { renderArea } from '../../../support/render-area.tsx';

export const agreementsPath = 'avtaleoversikt/avtaler';
export const offersPath = 'avtaleoversikt/tilbud';

/** A customer who has nothing to do, is recommended nothing, and of whom little is known. */
export const quietResponses = {
  'auth/client-context': {},
  'oversikt/helseerklaering': { antall: 0 },
  'oversikt/aksepttilbud': { antall: 0 },
  'motor/oppgaver/motoroppgaver': { oppgaver: [] },
  'skadekunde/hent': {},
  'nbo/produktanbefaling': { scores: [] },
};

export interface ShowOverviewOptions extends RenderAreaOptions {
  readonly sections?: readonly (typeof overviewSections)[number][];
  /** The question at the end of the page. */
  readonly feedback?: ReactNode;
}

/** The overview for a backend that gives this for the agreements; resolves when all responses are in. */
export async function showOverview(agreements: unknown, options: ShowOverviewOptions = {}): Promise<RenderedArea> {
  const { sections, feedback, responses, ...others } = options;
  const area = renderArea(<OverviewArea {...(sections && { sections })} feedback={feedback} />, {
    responses: { [agreementsPath]: agreements, [offersPath]: { tilbud: [] }, ...quietResponses, ...responses },
    ...others,
  });
  // Code that comes late is imported for the first time.
  await import('../../../../src/areas/overview/late-blocks/overview-extras.ts');
  await import('../../../../src/domain/merge-agreements.ts');
  await import('../../../../src/areas/tasks/contact-note.tsx');
  for (let round = 0; round < 4; round += 1) await area.settle();
  return area;
}

/** What each card of an insurance says, by its name. */
export function cardTexts(): string[] {
  return screen.queryAllByRole('heading', { level: 3 }).map((heading) => plainText(heading.closest('[part=card]')));
}

/** What stands in a section of the page; null without it. */
export function section(name: string): HTMLElement | null {
  return screen.queryByRole('region', { name });
}

/** The rows of the offers summary. */
export function summaryRows(): string[] {
  const offers = section('Tilbud');
  return offers ? within(offers).queryAllByRole('listitem').map(plainText) : [];
}

/** Text with plain spaces. */
export function plainText(element: Element | null): string {
  return (element?.textContent ?? '').replace(/\s/g, ' ');
}
