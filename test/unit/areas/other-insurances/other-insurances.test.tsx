import { fireEvent, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { OtherInsurancesArea, OtherInsurancesPage } from '../../../../src/areas/other-insurances/other-insurances-area.tsx';
import type { RenderAreaOptions } from '../../../support/render-area.tsx';
import { renderArea } from '../../../support/render-area.tsx';
import { leadsTo } from '../../../support/leads-to.ts';

const heading = 'Forsikringer gjennom kort, program, arbeidsgiver eller forbund';
const card = { title: 'Kort', description: 'Reiseforsikring', meldSkadeUrl: '/skade/kort', lesMerUrl: '/kort' };
const union = { title: 'Forbund', lesMerUrl: 'https://forbund.example/', external: true };

async function show(area: ReactElement, andreForsikringer?: unknown, options: RenderAreaOptions = {}) {
  const rendered = renderArea(area, { config: { andreForsikringer }, ...options });
  await rendered.settle();
  return rendered;
}

const open = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** What `aria-describedby` of an element leads to. */
const descriptionOf = (element: Element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

describe('in a host page', () => {
  test('the section with one closed card per entry OI-02 OI-03', async () => {
    await show(<OtherInsurancesArea />, [card, union]);
    const section = within(screen.getByRole('region', { name: heading }));
    expect(section.getByRole('heading', { level: 2 }).textContent).toBe(heading);
    expect(section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Kort', 'Forbund']);
    expect(section.getAllByRole('button').map((button) => button.getAttribute('aria-expanded'))).toEqual(['false', 'false']);
    expect(section.queryByRole('link')).toBeNull();
  });

  test('a card has its description, and links that its title describes OI-04 OI-05 OI-06 OI-12', async () => {
    const { text } = await show(<OtherInsurancesArea />, [card]);
    open('Kort');
    expect(text()).toContain('Reiseforsikring');
    const claim = screen.getByRole('link', { name: 'Meld skade' });
    const more = screen.getByRole('link', { name: 'Les mer' });
    expect([claim, more].map((link) => leadsTo(link))).toEqual(['/skade/kort', '/kort']);
    expect([claim, more].map(descriptionOf)).toEqual(['Kort', 'Kort']);
    expect(claim.hasAttribute('target')).toBe(false);
  });

  test('a missing address hides its link; external ones open in a new tab OI-10 UI-37', async () => {
    const { text } = await show(<OtherInsurancesArea />, [union]);
    open('Forbund');
    const link = screen.getByRole('link');
    expect(link.textContent).toBe('Les mer (åpnes i ny fane)');
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    expect(descriptionOf(link)).toBe('Forbund');
    expect(text()).not.toContain('Meld skade');
  });

  test('without the address of its own page, a card leads to the claim alone OI-10', async () => {
    const { text } = await show(<OtherInsurancesArea />, [{ ...card, lesMerUrl: undefined }]);
    open('Kort');
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Meld skade']);
    expect(text()).not.toContain('Les mer');
  });

  test('several cards may be open OI-03', async () => {
    await show(<OtherInsurancesArea />, [card, { ...card, title: 'Program' }]);
    open('Kort');
    open('Program');
    expect(screen.getAllByRole('link', { name: 'Meld skade' })).toHaveLength(2);
  });

  test.each([[undefined], [[]], ['x'], [[{ description: 'Uten tittel' }]]])('with %j there is nothing OI-07', async (entries) => {
    const { text, eventsOf } = await show(<OtherInsurancesArea />, entries);
    expect(text()).toBe('');
    expect(eventsOf('kfp-ready')).toHaveLength(1);
  });

  test('nobody is logged in: the host hears of no data LG-34', async () => {
    const { eventsOf } = await show(<OtherInsurancesArea />, [card], { session: null });
    expect(eventsOf('kfp-ready')).toEqual([]);
  });
});

describe('as a page', () => {
  test('has its own title above the section, and the question below it OI-01 OI-02 OI-08', async () => {
    const { text } = await show(<OtherInsurancesPage feedback={<p>Spørsmål</p>} />, [card]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Andre forsikringer');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(heading);
    expect(text().endsWith('Spørsmål')).toBe(true);
  });

  test('says that there are none, and asks nothing OI-08 OI-11', async () => {
    const { text } = await show(<OtherInsurancesPage feedback={<p>Spørsmål</p>} />, []);
    expect(text()).toBe('Andre forsikringerVi har ingen andre forsikringer å vise.');
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });
});
