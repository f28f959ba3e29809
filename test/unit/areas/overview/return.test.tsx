import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { responseOf, createDeferred } from '../../../support/fake-transport.ts';
import { leavePage, returnToPage, sessionPath, withGate } from '../../../support/page-return.tsx';
import type { RenderedArea } from '../../../support/render-area.tsx';
import { agreementsPath, cardTexts, offersPath, plainText, section, showOverview } from './show-overview.tsx';
import type { ShowOverviewOptions } from './show-overview.tsx';

const car = { policyNumber: '1', name: 'Bil', description: 'Volvo', monthlyPrice: 299, avtaleStatus: 'ACTIVE', productType: 'BIL' };
const boat = { policyNumber: '2', name: 'Båt', description: 'Ibiza', monthlyPrice: 101, avtaleStatus: 'ACTIVE', productType: 'BAAT' };
const own = { avtaler: [car], monthlySum: 299, yearlySum: 3588 };
const partnerPath = 'eikaintegrasjon/avtaler';
const taskPath = 'oversikt/helseerklaering';
const partner: ShowOverviewOptions = {
  distributor: 'eika',
  responses: { [partnerPath]: { avtaler: [boat], monthlySum: 101, yearlySum: 1212 }, 'eikaintegrasjon/kundekommunikasjon': {} },
};

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const list = () => plainText(section('Forsikringene dine'));

/** The overview of a customer behind the gate of its element. */
const show = (agreements: unknown, options: ShowOverviewOptions = {}) => showOverview(agreements, { ...options, wrap: withGate });

async function settled(area: RenderedArea): Promise<void> {
  for (let round = 0; round < 4; round += 1) await area.settle();
}

describe('a page from the back/forward cache CF-70', () => {
  test.each([100, 5_000, 12_000])('has one list and the total of all also when session-status takes %i ms OV-43', async (time) => {
    const area = await show(own, partner);
    const before = list();
    expect(before).toContain('Totalt 400 kr/md');
    const status = createDeferred();
    area.backend.answer({ [sessionPath]: status.promise });
    leavePage();
    await returnToPage(area);
    await area.pass(time);
    status.resolve({ kfpSessionId: 'session-1' });
    await settled(area);
    expect(list()).toBe(before);
  });

  test('has one list and the total of all also when our own insurances take 4 s OV-43', async () => {
    const area = await show(own, partner);
    const before = list();
    const late = createDeferred();
    area.backend.answer({ [agreementsPath]: late.promise });
    leavePage();
    await returnToPage(area);
    await area.pass(4_000);
    late.resolve(own);
    await settled(area);
    expect(list()).toBe(before);
  });

  test('after a visit with a late partner, all is in one list when the partner is in time OV-43', async () => {
    const area = await show(own, { ...partner, responses: { ...partner.responses, [partnerPath]: createDeferred().promise } });
    await area.pass(3_000);
    await settled(area);
    expect(list()).toContain('Totalt i listen 299 kr/md');
    area.backend.answer({ [partnerPath]: partner.responses?.[partnerPath] });
    leavePage();
    await returnToPage(area);
    expect(list()).toContain('Totalt 400 kr/md');
    expect(cardTexts()).toHaveLength(2);
  });

  test('has placeholders while the insurances load, and asks for no offers that may come with them OV-49 API-68', async () => {
    const area = await show({ ...own, tilbud: [{ name: 'Hus' }] });
    await settled(area);
    const before = headings();
    expect(area.backend.count(offersPath)).toBe(0);
    const late = createDeferred();
    area.backend.answer({ [agreementsPath]: late.promise });
    leavePage();
    await returnToPage(area);
    expect(within(section('Forsikringene dine') ?? document.body).getAllByRole('listitem', { hidden: true })).toHaveLength(6);
    late.resolve({ ...own, tilbud: [{ name: 'Hus' }] });
    await settled(area);
    expect(headings()).toEqual(before);
    expect(area.backend.count(offersPath)).toBe(0);
  });

  test('a new task stands above the list, like the others OV-12', async () => {
    const area = await show(own);
    expect(headings()).not.toContain('Oppgaver');
    area.backend.answer({ [taskPath]: { antall: 1 } });
    leavePage();
    await returnToPage(area);
    expect(headings().slice(0, 2)).toEqual(['Oppgaver', 'Forsikringene dine']);
  });

  test('a source that fails now is told, and one that answers again is not told any more OV-63', async () => {
    const area = await show(own, partner);
    area.backend.answer({ [partnerPath]: responseOf(403) });
    leavePage();
    await returnToPage(area);
    expect(list()).toContain('Totalt i listen 299 kr/md');
    expect(list()).toContain('Noen av systemene våre er nede.');
    area.backend.answer({ [partnerPath]: partner.responses?.[partnerPath] });
    leavePage();
    await returnToPage(area);
    expect(list()).toContain('Totalt 400 kr/md');
    expect(area.text()).not.toContain('Noen av systemene våre er nede.');
  });

  test('no block waits for another while the page is hidden OV-12', async () => {
    const responses = { [offersPath]: { tilbud: [{ name: 'Hus' }] }, 'skadekunde/hent': { isLoMedlem: true } };
    const options = { config: { finnerIkkeForsikringConfig: [{ title: 'Hvorfor?' }] } };
    const whole = await show(own, { ...options, responses });
    await settled(whole);
    const order = headings();
    whole.unmount();
    const area = await show(own, { ...options, responses: { ...responses, [offersPath]: createDeferred().promise } });
    expect(headings()).toHaveLength(1);
    const status = createDeferred();
    area.backend.answer({ [offersPath]: responses[offersPath], [sessionPath]: status.promise });
    leavePage();
    await returnToPage(area);
    await area.pass(5_000);
    status.resolve({ kfpSessionId: 'session-1' });
    await settled(area);
    expect(headings()).toEqual(order);
  });

  test('says nothing of the customer while it is in the cache', async () => {
    const everybody = { isBankkunde: true, isLoMedlem: true };
    const area = await show(own, { sections: ['agreements', 'buy'], responses: { 'skadekunde/hent': everybody } });
    await settled(area);
    const before = area.text();
    expect(before).toContain('bankkunder');
    expect(before).toContain('LO-medlemmer');
    leavePage();
    await area.settle();
    expect(area.text()).not.toMatch(/bankkunder|LO-medlemmer|Volvo|299/);
    await returnToPage(area);
    expect(area.text()).toBe(before);
  });

  test('with nobody logged in, or another customer, nothing of the first is left', async () => {
    const area = await show(own, partner);
    area.backend.answer({ [sessionPath]: { kfpSessionId: 'session-2' }, [agreementsPath]: { avtaler: [] }, [partnerPath]: { avtaler: [] } });
    leavePage();
    await returnToPage(area);
    expect(cardTexts()).toEqual([]);
    expect(area.text()).toContain('Vi fant ingen forsikringer på deg.');
    area.backend.answer({ [sessionPath]: {} });
    leavePage();
    await returnToPage(area);
    expect(area.text()).not.toContain('forsikringer på deg');
  });
});
