import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { agreementsQuery } from '../../../../src/api/agreements.ts';
import { offersQuery } from '../../../../src/api/offers.ts';
import { OffersArea } from '../../../../src/areas/offers/offers-area.tsx';
import { HeadingOutlineContext } from '../../../../src/ui/content/text.tsx';
import { responseOf, createDeferred } from '../../../support/fake-transport.ts';
import { leadsTo } from '../../../support/leads-to.ts';
import { renderArea } from '../../../support/render-area.tsx';
import { cardNames, offersPath, showOffers } from './show-offers.tsx';

const fetchError = 'En feil oppsto ved henting av dine tilbud.';
const sourceError = 'Noen av systemene våre er nede. Det kan hende noen av tilbudene dine mangler fra listen.';
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

test('where there are none the next step is to see what can be bought, unless some may be missing', async () => {
  const { backend } = await showOffers([]);
  expect(leadsTo(screen.getByRole('link', { name: 'Se forsikringer du kan kjøpe' }))).toBe('/privat/forsikring/oversikt/kjopsinnganger');
  expect(backend.count(offersPath)).toBe(1);
});

describe('the list', () => {
  test('title, intro and a card per offer OF-02 OF-05 OF-06 OF-07 OF-12', async () => {
    const { text, eventsOf } = await showOffers([{ name: 'Bil', description: 'Volvo' }, { name: 'Hus', policyNumber: '2' }]);
    expect(title()).toBe('Tilbudene dine');
    expect(cardNames()).toEqual(['Bil', 'Hus']);
    expect(text()).toContain(
      'Det er lurt å sikre seg med gode forsikringer. Her finner du tilbudene du har lagret hos oss.',
    );
    expect(text()).toContain('Volvo');
    expect(eventsOf('kfp-ready')).toEqual([{ tag: 'kfp-test' }]);
  });

  test('by source, then name, then description; what is unknown comes last OF-23 OF-24 OF-25 OF-26', async () => {
    await showOffers([
      { name: 'Ukjent', systemSource: 'X' },
      { name: 'Person', systemSource: 'EIKA_PERSON' },
      { name: 'Øy', systemSource: 'NICE' },
      { name: 'Bil', description: 'b', systemSource: 'NICE' },
      { name: 'Bil', description: 'a', systemSource: 'NICE' },
      { systemSource: 'PROLIFE' },
    ]);
    expect(cardNames()).toEqual(['Bil', 'Bil', 'Øy', 'Tilbud', 'Person', 'Ukjent']);
  });

  test('three placeholders while it loads, said after a moment OF-08 OF-09', async () => {
    const { settle, pass, text, eventsOf } = renderArea(<OffersArea />, { responses: { [offersPath]: createDeferred().promise } });
    await settle();
    expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(3);
    expect(screen.getByRole('status').textContent).toBe('');
    await pass(250);
    expect(screen.getByRole('status').textContent).toBe('Laster innhold');
    expect(text()).not.toContain('ingen tilbud');
    expect(eventsOf('kfp-ready')).toEqual([]);
  });

  test('a long list grows in steps, and ends', async () => {
    const { pass } = await showOffers(Array.from({ length: 100 }, (_, index) => ({ name: 'Bil', policyNumber: String(index) })));
    expect(cardNames().length).toBeLessThan(100);
    for (let step = 0; step < 20; step++) await pass(1);
    expect(cardNames()).toHaveLength(100);
  });

  test('nobody is asked before session-status has answered, and not at all when nobody is logged in AC-03', async () => {
    const { backend, pass } = renderArea(<OffersArea />, { session: null, responses: { [offersPath]: { tilbud: [] } } });
    await pass(5_000);
    expect(backend.calls.map(({ path }) => path)).toEqual(['auth/session-status']);
  });
});

describe('nothing to show', () => {
  test.each([['an empty list', { tilbud: [] }], ['an empty response', responseOf(200, '')], ['204', responseOf(204)], ['null', responseOf(200, 'null')]])(
    '%s: the one heading says so OF-03 OF-04', async (_, response) => {
      const { settle, eventsOf } = renderArea(<OffersArea />, { responses: { [offersPath]: response } });
      await settle();
      expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Du har ingen tilbud']);
      expect(screen.queryByRole('alert')).toBeNull();
      expect(eventsOf('kfp-ready')).toHaveLength(1);
    },
  );
});

describe('failures', () => {
  test.each([['500', responseOf(500)], ['HTML', responseOf(200, '<html>')], ['a list', []], ['a text', responseOf(200, '"x"')]])(
    '%s, twice: an error and not an empty page OF-40 OF-42', async (_, response) => {
      const { settle, pass, backend, eventsOf } = renderArea(<OffersArea />, { responses: { [offersPath]: response } });
      await settle();
      expect(screen.queryByRole('alert')).toBeNull();
      await pass(1_000);
      expect(screen.getByRole('alert').textContent).toContain(fetchError);
      expect(title()).toBe('Tilbudene dine');
      expect(backend.count(offersPath)).toBe(2);
      expect(eventsOf('kfp-error')).toMatchObject([{ tag: 'kfp-test', area: 'offers', recoverable: true }]);
      expect(eventsOf('kfp-ready')).toEqual([]);
    },
  );

  test('below offers that failed the customer is not asked what they think, nor before they are here FB-81', async () => {
    const response = createDeferred();
    const { settle, backend, text } = renderArea(<OffersArea feedback={<p>Fikk du gjort det?</p>} />, { responses: { [offersPath]: response.promise } });
    await settle();
    expect(text()).not.toContain('Fikk du gjort det?');
    response.resolve(responseOf(403)());
    await settle();
    expect(text()).toContain(fetchError);
    expect(text()).not.toContain('Fikk du gjort det?');
    backend.answer({ [offersPath]: { tilbud: [] } });
    fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    await settle();
    expect(text()).toContain('Fikk du gjort det?');
  });

  test('the question stays, with what is written, when the offers are asked for again and fail FB-81', async () => {
    const { settle, backend, runtime } = renderArea(<OffersArea feedback={<textarea />} />, { responses: { [offersPath]: { tilbud: [{ name: 'Bil', policyNumber: '1' }] } } });
    await settle();
    const box = screen.getByRole<HTMLTextAreaElement>('textbox');
    fireEvent.input(box, { target: { value: 'Utkast' } });
    backend.answer({ [offersPath]: responseOf(403) });
    act(() => void runtime.refresh());
    await settle();
    expect(screen.getByRole('alert').textContent).toContain(fetchError);
    expect(screen.getByRole('textbox')).toBe(box);
  });

  test('Prøv igjen asks again, keeps its place and focus meanwhile, and shows the offers OF-40', async () => {
    const { settle, backend } = await showOffers([], { responses: { [offersPath]: responseOf(403) } });
    const retry = screen.getByRole('button', { name: 'Prøv igjen' });
    retry.focus();
    const response = createDeferred();
    backend.answer({ [offersPath]: response.promise });
    fireEvent.click(retry);
    await settle();
    fireEvent.click(retry);
    await settle();
    expect(retry.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(retry);
    expect(backend.count(offersPath)).toBe(2);
    response.resolve({ tilbud: [{ name: 'Bil' }] });
    await settle();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(cardNames()).toEqual(['Bil']);
  });

  test('after another try that succeeds the focus is on the title OF-42', async () => {
    const { backend, pass, settle } = await showOffers([], { responses: { [offersPath]: responseOf(500) } });
    await pass(1_000);
    const retry = screen.getByRole('button', { name: 'Prøv igjen' });
    retry.focus();
    backend.answer({ [offersPath]: { tilbud: [{ name: 'Bil' }] } });
    fireEvent.click(retry);
    await settle();
    expect(cardNames()).toEqual(['Bil']);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  test('a refresh that fails keeps the offers and says so OF-42', async () => {
    const { runtime, backend, pass } = await showOffers([{ name: 'Bil' }]);
    backend.answer({ [offersPath]: responseOf(500) });
    void runtime.refresh();
    await pass(1_000);
    await pass(1_000);
    expect(screen.getByRole('alert').textContent).toContain(fetchError);
    expect(cardNames()).toEqual(['Bil']);
  });

  test('an empty list whose refresh fails is not called empty OF-42', async () => {
    const { runtime, backend, pass } = await showOffers([]);
    backend.answer({ [offersPath]: responseOf(500) });
    void runtime.refresh();
    await pass(1_000);
    await pass(1_000);
    expect(title()).toBe('Tilbudene dine');
  });

  test('a source that did not answer is told beside the cards OF-41', async () => {
    await showOffers([], { responses: { [offersPath]: { tilbud: [{ name: 'Bil' }], systemSourceError: true } } });
    expect(screen.getByText(sourceError).closest('[role=alert]')?.getAttribute('data-variant')).toBe('warning');
    expect(cardNames()).toEqual(['Bil']);
  });

  test.each([
    ['a source that did not answer', { tilbud: [], systemSourceError: true }],
    ['an offer that cannot be read', { tilbud: ['x'] }],
  ])('with %s an empty list is not called empty, until another try says that it is OF-03 OF-41', async (_, response) => {
    const { text, backend, settle } = await showOffers([], { responses: { [offersPath]: response } });
    expect(title()).toBe('Tilbudene dine');
    expect(text()).toContain(sourceError);
    expect(text()).toContain('Akkurat nå vet vi ikke om du har tilbud hos oss.');
    const retry = screen.getByRole('button', { name: 'Prøv igjen' });
    retry.focus();
    backend.answer({ [offersPath]: { tilbud: [] } });
    fireEvent.click(retry);
    await settle();
    expect(backend.count(offersPath)).toBe(2);
    expect(title()).toBe('Du har ingen tilbud');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(text()).not.toContain('Akkurat nå');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    ['an error in the body of a good response', { error: 'Systemfeil' }], ['a good response without the list', {}],
  ])('%s is no empty list API-12 API-81 OF-40 OF-42', async (_, response) => {
    const area = await showOffers([], { responses: { [offersPath]: response } });
    await area.pass(1_000);
    expect(title()).toBe('Tilbudene dine');
    expect(screen.getByRole('alert').textContent).toContain(fetchError);
  });

  test('another try that fails says so in one message OF-40 OF-41', async () => {
    const { backend, settle } = await showOffers([], { responses: { [offersPath]: { tilbud: [{ name: 'Bil' }], systemSourceError: true } } });
    backend.answer({ [offersPath]: responseOf(403) });
    fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    await settle();
    expect(screen.getByRole('alert').textContent).toContain(fetchError);
    expect(screen.getAllByRole('button', { name: 'Prøv igjen' })).toHaveLength(1);
    expect(cardNames()).toEqual(['Bil']);
  });
});

describe('another customer', () => {
  test('nothing of the customer before is on the screen while the new response is under way CF-70', async () => {
    const { runtime, backend, settle, text, eventsOf } = await showOffers([{ name: 'Bil for A' }], { session: 'a' });
    const response = createDeferred();
    backend.answer({ 'auth/session-status': { kfpSessionId: 'b' }, [offersPath]: response.promise });
    void runtime.session.recheck();
    await settle();
    expect(text()).not.toContain('Bil for A');
    response.resolve({ tilbud: [{ name: 'Hus for B' }] });
    await settle();
    expect(cardNames()).toEqual(['Hus for B']);
    expect(eventsOf('kfp-ready')).toHaveLength(1);
  });

  test('a page from the back/forward cache shows nothing until it is known whose it is CF-70', async () => {
    const { backend, settle, text } = await showOffers([{ name: 'Bil for A' }], { session: 'a' });
    const response = createDeferred();
    backend.answer({ 'auth/session-status': response.promise });
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await settle();
    expect(text()).not.toContain('Bil for A');
    expect(backend.count(offersPath)).toBe(1);
    response.resolve({ kfpSessionId: 'a' });
    await settle();
    expect(cardNames()).toEqual(['Bil for A']);
    expect(backend.count(offersPath)).toBe(2);
  });
});

describe('an empty list while the response with the agreements contains offers, which the overview shows', () => {
  const agreementsPath = 'avtaleoversikt/avtaler';
  const car = { name: 'Bil', policyNumber: '1' };
  const unknown = 'Akkurat nå vet vi ikke om du har tilbud hos oss.';

  /** The offers page on a page whose overview has read these agreements. */
  async function showBesideOverview(tilbud: readonly unknown[], agreements: unknown) {
    const area = await showOffers(tilbud, { responses: { [agreementsPath]: agreements } });
    const { queryClient, api } = area.runtime;
    await act(async () => await queryClient.query(agreementsQuery(api)));
    await area.settle();
    return area;
  }

  test('is not called empty, until another try says which one is right OF-42', async () => {
    const { text, backend, settle } = await showBesideOverview([], { avtaler: [], tilbud: [car] });
    expect(title()).toBe('Tilbudene dine');
    expect(screen.getByRole('alert').textContent).toContain(unknown);
    expect(text()).not.toContain('Noen av systemene våre er nede');
    expect([backend.count(offersPath), backend.count(agreementsPath)]).toEqual([1, 2]);
    const retry = screen.getByRole('button', { name: 'Prøv igjen' });
    retry.focus();
    backend.answer({ [agreementsPath]: { avtaler: [], tilbud: [] } });
    fireEvent.click(retry);
    await settle();
    expect([backend.count(offersPath), backend.count(agreementsPath)]).toEqual([2, 3]);
    expect(title()).toBe('Du har ingen tilbud');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is called empty when the agreements were old, and new ones have no offers OF-03', async () => {
    const { backend, runtime, settle } = await showBesideOverview([car], { avtaler: [], tilbud: [car] });
    backend.answer({ [offersPath]: { tilbud: [] }, [agreementsPath]: { avtaler: [], tilbud: [] } });
    await act(async () => await runtime.queryClient.refetchQueries({ queryKey: offersQuery(runtime.api).queryKey }));
    await settle();
    expect(backend.count(agreementsPath)).toBe(2);
    expect(title()).toBe('Du har ingen tilbud');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is called empty where the agreements carry an empty list too, or none OF-03', async () => {
    await showBesideOverview([], { avtaler: [], tilbud: [] });
    expect(title()).toBe('Du har ingen tilbud');
  });
});

test('a description without a name is Norwegian in English too LN-04', async () => {
  await showOffers([{ description: 'Volvo V70', policyNumber: '1' }], { language: 'en' });
  expect(screen.getByText('Volvo V70').closest('[lang]')?.getAttribute('lang')).toBe('nb');
});

test('where the host has its own title the element still says that there are no offers OF-03', async () => {
  await showOffers([], { wrap: (area) => <HeadingOutlineContext.Provider value={{ shift: 0, omitted: 1 }}>{area}</HeadingOutlineContext.Provider> });
  expect(screen.getAllByText('Du har ingen tilbud').filter((one) => !one.hidden)).toHaveLength(1);
});
