import { QueryObserver } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ElementLanguage } from '../../../../src/shell/element-language.tsx';
import { responseOf, createDeferred } from '../../../support/fake-transport.ts';
import { leavePage, returnToPage } from '../../../support/page-return.tsx';
import type { RenderAreaOptions } from '../../../support/render-area.tsx';
import { cardNames, offersPath, showOffers } from './show-offers.tsx';

const car = { name: 'Bil', policyNumber: '1/2 å', monthlyPrice: 100 };
const house = { name: 'Hus', policyNumber: '7' };
const removal = 'DELETE avtaleoversikt/tilbud/1%2F2%20%C3%A5';

const button = (name: string) => screen.getByRole('button', { name });
const question = () => screen.queryByText('Er du sikker på at du vil fjerne tilbudet?');

/** Two offers, and the question about the first one. */
async function askToRemove(response: unknown, options: RenderAreaOptions = {}) {
  // Code that comes late is imported for the first time.
  await import('../../../../src/areas/offers/offer-removal.tsx');
  const area = await showOffers([car, house], { ...options, responses: { [removal]: response } });
  const [remove] = screen.getAllByRole('button', { name: /^(Fjern tilbud|Remove offer)$/ });
  if (remove) fireEvent.click(remove);
  await area.settle();
  return area;
}

describe('the question', () => {
  test('it replaces the prices and takes the focus OF-28 OF-29 OF-30 OF-37', async () => {
    const { text } = await askToRemove({});
    expect(document.activeElement).toBe(question());
    expect(button('Ja, fjern tilbudet').className).toBe('button button-destructive');
    expect(button('Nei, behold tilbudet').className).toBe('button button-secondary');
    expect(text()).not.toContain('100 kr/md');
  });

  test('Nei gives the prices and the focus back OF-30 OF-37', async () => {
    const { settle, text, backend } = await askToRemove({});
    fireEvent.click(button('Nei, behold tilbudet'));
    await settle();
    expect(question()).toBeNull();
    expect(text()).toContain('100 kr/md');
    expect(document.activeElement).toBe(screen.getAllByRole('button', { name: 'Fjern tilbud' })[0]);
    expect(backend.count(removal)).toBe(0);
  });

  test('the offer takes the focus back once, and not again each minute OF-37', async () => {
    const { settle, pass } = await askToRemove({});
    const other = document.body.appendChild(document.createElement('input'));
    fireEvent.click(button('Nei, behold tilbudet'));
    await settle();
    other.focus();
    await pass(61_000);
    expect(document.activeElement).toBe(other);
    other.remove();
  });

  test('Escape is Nei, and reaches nobody else', async () => {
    const { settle } = await askToRemove({});
    const heard: string[] = [];
    const hear = ({ key }: KeyboardEvent) => heard.push(key);
    window.addEventListener('keydown', hear);
    for (const key of ['a', 'Escape']) fireEvent.keyDown(button('Ja, fjern tilbudet'), { key });
    window.removeEventListener('keydown', hear);
    await settle();
    expect(question()).toBeNull();
    expect(heard).toEqual(['a']);
    expect(document.activeElement).toBe(screen.getAllByRole('button', { name: 'Fjern tilbud' })[0]);
  });

  test('an Escape that has closed something else is no answer', async () => {
    const { settle } = await askToRemove({});
    const closeElsewhere = (event: Event) => event.preventDefault();
    window.addEventListener('keydown', closeElsewhere, true);
    fireEvent.keyDown(button('Ja, fjern tilbudet'), { key: 'Escape' });
    window.removeEventListener('keydown', closeElsewhere, true);
    await settle();
    expect(question()).not.toBeNull();
  });

  test('a card that is shown first takes no focus OF-37', async () => {
    await showOffers([car]);
    expect(document.activeElement).toBe(document.body);
  });
});

describe('the removal', () => {
  const ends = [['the offer by its name', car, 'Tilbudet på Bil er fjernet'], ['one without a name', { policyNumber: '1/2 å' }, 'Tilbudet er fjernet']] as const;
  test.each(ends)('is told of %s once it is done, and not before', async (_what, offer, message) => {
    await import('../../../../src/areas/offers/offer-removal.tsx');
    const response = createDeferred();
    const { settle, backend } = await showOffers([offer, house], { responses: { [removal]: response.promise } });
    fireEvent.click(screen.getAllByRole('button', { name: 'Fjern tilbud' })[0] as HTMLElement);
    await settle();
    backend.answer({ [offersPath]: { tilbud: [house] } });
    fireEvent.click(button('Ja, fjern tilbudet'));
    await settle();
    expect(screen.queryByText(message)).toBeNull();
    response.resolve(responseOf(204));
    await settle();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([message]);
  });

  test('is no success while the list still has the offer, and then is told to have failed, until another one succeeds PR-72 OF-34', async () => {
    const { settle, backend, text } = await askToRemove(responseOf(204));
    fireEvent.click(button('Ja, fjern tilbudet'));
    await settle();
    expect(screen.getByRole('alert').textContent).toBe('En feil oppsto ved sletting av ditt tilbud.');
    expect(text()).not.toContain('er fjernet');
    fireEvent.click(screen.getAllByRole('button', { name: 'Fjern tilbud' })[0] as HTMLElement);
    await settle();
    backend.answer({ [offersPath]: { tilbud: [house] } });
    fireEvent.click(button('Ja, fjern tilbudet'));
    await settle();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Tilbudet på Bil er fjernet');
  });

  test('is checked for each offer, also when another one is removed before the new list PR-72 OF-34', async () => {
    const list = createDeferred();
    const { settle, backend } = await askToRemove(responseOf(204));
    backend.answer({ [offersPath]: list.promise, 'DELETE avtaleoversikt/tilbud/7': responseOf(204) });
    fireEvent.click(button('Ja, fjern tilbudet'));
    await settle();
    fireEvent.click(button('Fjern tilbud'));
    await settle();
    fireEvent.click(button('Ja, fjern tilbudet'));
    await settle();
    list.resolve({ tilbud: [car] });
    await settle();
    expect(cardNames()).toEqual(['Bil']);
    expect(screen.getByRole('alert').textContent).toBe('En feil oppsto ved sletting av ditt tilbud.');
    expect(screen.getByRole('status').textContent).toBe('Tilbudet på Hus er fjernet');
  });

  test('is not told as long as the list does not come, and then it is PR-72', async () => {
    const { settle, backend, text } = await askToRemove(responseOf(204));
    backend.answer({ [offersPath]: responseOf(403) });
    fireEvent.click(button('Ja, fjern tilbudet'));
    await settle();
    expect(text()).not.toContain('er fjernet');
    backend.answer({ [offersPath]: { tilbud: [house] } });
    fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    await settle();
    expect(text()).toContain('Tilbudet på Bil er fjernet');
  });

  const partialLists = [['a system is down', { tilbud: [house], systemSourceError: true }], ['an offer cannot be read', { tilbud: [null, house] }]] as const;
  test.each(partialLists)('is not told by a list that may lack the offer, because %s PR-72 OF-34', async (_why, list) => {
    const { settle, backend, text } = await askToRemove(responseOf(204));
    backend.answer({ [offersPath]: list });
    fireEvent.click(button('Ja, fjern tilbudet'));
    await settle();
    expect(cardNames()).toEqual(['Hus']);
    expect(text()).not.toContain('er fjernet');
    backend.answer({ [offersPath]: { tilbud: [car, house] } });
    fireEvent.click(button('Prøv igjen'));
    await settle();
    expect(cardNames()).toEqual(['Bil', 'Hus']);
    expect(text()).not.toContain('er fjernet');
    expect(screen.getByRole('alert').textContent).toBe('En feil oppsto ved sletting av ditt tilbud.');
  });

  test('is confirmed when a complete list lacks the offer, not by a partial one PR-72', async () => {
    const { settle, backend, text } = await askToRemove(responseOf(204));
    backend.answer({ [offersPath]: partialLists[0][1] });
    fireEvent.click(button('Ja, fjern tilbudet'));
    await settle();
    backend.answer({ [offersPath]: { tilbud: [house] } });
    fireEvent.click(button('Prøv igjen'));
    await settle();
    expect(text()).toContain('Tilbudet på Bil er fjernet');
  });

  test('is no longer told when a later list has the offer again PR-76', async () => {
    const { settle, backend, text } = await askToRemove(responseOf(204));
    backend.answer({ [offersPath]: { tilbud: [house] }, 'DELETE avtaleoversikt/tilbud/7': responseOf(500) });
    fireEvent.click(button('Ja, fjern tilbudet'));
    await settle();
    expect(text()).toContain('Tilbudet på Bil er fjernet');
    backend.answer({ [offersPath]: { tilbud: [car, house] } });
    fireEvent.click(button('Fjern tilbud'));
    await settle();
    fireEvent.click(button('Ja, fjern tilbudet'));
    await settle();
    expect(cardNames()).toEqual(['Bil', 'Hus']);
    expect(text()).not.toContain('er fjernet');
    // Another removal is not told either, before the list agrees.
    backend.answer({ [offersPath]: createDeferred().promise });
    fireEvent.click(button('Nei, behold tilbudet'));
    await settle();
    fireEvent.click(screen.getAllByRole('button', { name: 'Fjern tilbud' })[0] as HTMLElement);
    await settle();
    fireEvent.click(button('Ja, fjern tilbudet'));
    await settle();
    expect(cardNames()).toEqual(['Hus']);
    expect(text()).not.toContain('er fjernet');
  });

  test.each(['while the list is asked for', 'after it was told to have failed'])(
    'is no success when the page goes into the back/forward cache %s, as long as the list has the offer PR-72 CF-70', async (when) => {
      const area = await askToRemove(responseOf(204));
      const list = { tilbud: [car, house] };
      if (when.startsWith('while')) area.backend.answer({ [offersPath]: createDeferred().promise });
      fireEvent.click(button('Ja, fjern tilbudet'));
      await area.settle();
      area.backend.answer({ [offersPath]: list });
      leavePage();
      await area.settle();
      expect(area.text()).not.toContain('er fjernet');
      await returnToPage(area);
      expect(cardNames()).toEqual(['Bil', 'Hus']);
      expect(area.text()).not.toContain('er fjernet');
      expect(screen.getByRole('alert').textContent).toBe('En feil oppsto ved sletting av ditt tilbud.');
    });

  test('is told in English with the name marked as Norwegian LN-04', async () => {
    const { settle, backend } = await askToRemove(responseOf(204), { language: 'en' });
    backend.answer({ [offersPath]: { tilbud: [house] } });
    fireEvent.click(button('Yes, remove the offer'));
    await settle();
    const message = screen.getByRole('status');
    expect(message.textContent).toBe('The offer for Bil has been removed');
    expect([...message.querySelectorAll('[lang=nb]')].map(({ textContent }) => textContent)).toEqual(['Bil']);
  });

  test('that failed is still asked about, with the focus where it was, when the language changes LN-02', async () => {
    const { settle, element } = await askToRemove(responseOf(500), { wrap: (area) => <ElementLanguage waiting="">{area}</ElementLanguage> });
    fireEvent.click(button('Ja, fjern tilbudet'));
    await settle();
    const again = button('Prøv igjen');
    again.focus();
    element.lang = 'en';
    await settle(); // Changes of attributes are told in a microtask, and the language is loaded then.
    await act(async () => vi.dynamicImportSettled());
    await settle();
    expect(screen.getByRole('alert').textContent).toBe('Something went wrong when removing your offer.');
    expect(button('Try again')).toBe(again);
    expect(document.activeElement).toBe(again);
  });

  test('is told by the page alone where that shows messages', async () => {
    const shown: unknown[] = [];
    const show = (event: Event) => {
      event.preventDefault();
      shown.push((event as CustomEvent<{ content: string }>).detail.content);
    };
    window.addEventListener('kfp-toast', show);
    const { settle, backend, text } = await askToRemove(responseOf(204));
    backend.answer({ [offersPath]: { tilbud: [house] } });
    fireEvent.click(button('Ja, fjern tilbudet'));
    await settle();
    window.removeEventListener('kfp-toast', show);
    expect(shown).toEqual(['Tilbudet på Bil er fjernet']);
    expect(text()).not.toContain('er fjernet');
  });

  test('one DELETE without a body; the card goes, the list is asked for, the title has the focus OF-31 OF-32 OF-33 OF-37 OF-38', async () => {
    const { settle, backend } = await askToRemove(responseOf(204));
    backend.answer({ [offersPath]: { tilbud: [house] } });
    fireEvent.click(button('Ja, fjern tilbudet'));
    await settle();
    expect(backend.count(removal)).toBe(1);
    expect(backend.calls.find(({ method }) => method === 'DELETE')?.init.body).toBeUndefined();
    expect(cardNames()).toEqual(['Hus']);
    expect(backend.count(offersPath)).toBe(2);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  test('both buttons rest while it is under way, and another click sends nothing OF-36', async () => {
    const response = createDeferred();
    const { settle, backend } = await askToRemove(response.promise);
    fireEvent.click(button('Ja, fjern tilbudet'));
    await settle();
    for (const name of ['Ja, fjern tilbudet', 'Nei, behold tilbudet']) {
      expect(button(name).getAttribute('aria-disabled')).toBe('true');
      fireEvent.click(button(name));
    }
    expect(fireEvent.keyDown(button('Ja, fjern tilbudet'), { key: 'Escape' })).toBe(true);
    await settle();
    expect(question()).not.toBeNull();
    expect(backend.count(removal)).toBe(1);
  });

  test('the card goes at once, also while the list is asked for OF-32', async () => {
    const { settle, backend } = await askToRemove(responseOf(204));
    backend.answer({ [offersPath]: createDeferred().promise });
    fireEvent.click(button('Ja, fjern tilbudet'));
    await settle();
    expect(cardNames()).toEqual(['Hus']);
  });

  test('an older response that arrives after it does not bring the card back OF-32', async () => {
    const { settle, backend, runtime } = await askToRemove(responseOf(204));
    const older = createDeferred();
    backend.answer({ [offersPath]: older.promise });
    void runtime.refresh();
    await settle();
    fireEvent.click(button('Ja, fjern tilbudet'));
    backend.answer({ [offersPath]: { tilbud: [house] } });
    await settle();
    older.resolve({ tilbud: [car, house] });
    await settle();
    expect(cardNames()).toEqual(['Hus']);
  });

  test('after the last one the page says that there are none, and keeps the focus OF-39', async () => {
    const { settle, backend } = await showOffers([house], { responses: { 'DELETE avtaleoversikt/tilbud/7': responseOf(204) } });
    fireEvent.click(button('Fjern tilbud'));
    await settle();
    backend.answer({ [offersPath]: { tilbud: [] } });
    fireEvent.click(button('Ja, fjern tilbudet'));
    await settle();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Du har ingen tilbud' }));
  });

  test('agreements that carry offers are asked for too API-68', async () => {
    const carrying = { avtaler: [], tilbud: [car] };
    const { settle, backend, runtime } = await askToRemove(responseOf(204));
    backend.answer({ 'avtaleoversikt/avtaler': carrying });
    const { agreementsQuery } = await import('../../../../src/api/agreements.ts');
    await runtime.queryClient.query(agreementsQuery(runtime.api));
    fireEvent.click(button('Ja, fjern tilbudet'));
    await settle();
    expect(runtime.queryClient.getQueryState(agreementsQuery(runtime.api).queryKey)?.isInvalidated).toBe(true);
  });
});

describe('two offers with one number', () => {
  test.each([
    ['of two systems', { systemSource: 'NICE' }, { systemSource: 'PARIS' }],
    ['of one system, alike but for the name', {}, {}],
  ])('%s: the one that was asked about goes, and the other is not asked about OF-32', async (_, first, second) => {
    const other = { ...car, ...second, name: 'Båt' };
    const { settle, backend } = await showOffers([{ ...car, ...first }, other], { responses: { [removal]: responseOf(204) } });
    const asked = screen.getAllByRole('article').findIndex(({ textContent }) => textContent.startsWith('Bil'));
    fireEvent.click(screen.getAllByRole('button', { name: 'Fjern tilbud' })[asked] ?? document.body);
    await settle();
    const response = createDeferred();
    backend.answer({ [offersPath]: response.promise });
    fireEvent.click(button('Ja, fjern tilbudet'));
    await settle();
    expect(cardNames()).toEqual(['Båt']);
    expect(question()).toBeNull();
    response.resolve({ tilbud: [other] });
    await settle();
    expect(cardNames()).toEqual(['Båt']);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });
});

test('after a Nei and then a Ja the focus is on the title, not in the card that takes the place OF-37', async () => {
  const { settle, backend } = await showOffers([car, { ...car, name: 'Båt' }], { responses: { [removal]: responseOf(204) } });
  const place = screen.getAllByRole('article').findIndex(({ textContent }) => textContent.startsWith('Bil'));
  const remove = () => fireEvent.click(screen.getAllByRole('button', { name: 'Fjern tilbud' })[place] ?? document.body);
  remove();
  await settle();
  fireEvent.click(button('Nei, behold tilbudet'));
  await settle();
  remove();
  await settle();
  backend.answer({ [offersPath]: { tilbud: [{ ...car, name: 'Båt' }] } });
  fireEvent.click(button('Ja, fjern tilbudet'));
  await settle();
  expect(cardNames()).toEqual(['Båt']);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test.each([['is lost', () => { throw new TypeError('lost'); }], ['is 504', responseOf(504)]])(
  'a removal whose response %s, and which the list turns out to have, is told as done, and never as failed OF-32 OF-33', async (_, fail) => {
    const { pass, settle, backend, text, runtime } = await askToRemove(fail);
    const list = createDeferred();
    backend.answer({ [offersPath]: list.promise });
    fireEvent.click(button('Ja, fjern tilbudet'));
    await settle();
    await pass(1_000);
    expect(button('Ja, fjern tilbudet').getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('alert')).toBeNull();
    list.resolve({ tilbud: [house] });
    await settle();
    expect(cardNames()).toEqual(['Hus']);
    expect(text()).toContain('Tilbudet på Bil er fjernet');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect([screen.queryByRole('alert'), runtime.lostChange.get()]).toEqual([null, undefined]);
  });

test('a removal that ends after its card has gone leaves the focus where the customer has moved it OF-37', async () => {
  const agreements = createDeferred();
  const { pass, settle, backend, runtime, text, eventsOf } = await askToRemove(responseOf(504), { responses: { 'avtaleoversikt/avtaler': { avtaler: [] } } });
  const { agreementsQuery } = await import('../../../../src/api/agreements.ts');
  runtime.queryClient.mount();
  const observer = new QueryObserver(runtime.queryClient, agreementsQuery(runtime.api));
  onTestFinished(observer.subscribe(() => undefined));
  await settle();
  backend.answer({ [offersPath]: { tilbud: [house] }, 'avtaleoversikt/avtaler': agreements.promise });
  fireEvent.click(button('Ja, fjern tilbudet'));
  await settle();
  expect(cardNames()).toEqual(['Hus']);
  const other = button('Fjern tilbud');
  other.focus();
  await pass(2_000);
  expect(text()).toContain('Tilbudet på Bil er fjernet');
  expect(document.activeElement).toBe(other);
  expect(eventsOf('kfp-error')).toEqual([]);
});

test.each([
  ['«Fjern tilbud»', () => screen.getAllByRole('button', { name: 'Fjern tilbud' })[0]],
  ['the question about it', () => {
    fireEvent.click(button('Fjern tilbud'));
    return document.activeElement;
  }],
])('the focus in the card of an offer that is removed elsewhere goes to the title, from %s OF-37', async (_where, focusInCard) => {
  await import('../../../../src/areas/offers/offer-removal.tsx');
  const { backend, runtime, settle } = await showOffers([car]);
  const place = focusInCard() as HTMLElement;
  place.focus();
  await settle();
  backend.answer({ [offersPath]: { tilbud: [house] } });
  void runtime.queryClient.invalidateQueries();
  await settle();
  expect(cardNames()).toEqual(['Hus']);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

describe('a removal that fails', () => {
  test.each([
    ['and the offer is gone, since another tab has removed it', { tilbud: [house] }, undefined],
    ['and the list may be incomplete', { tilbud: [house], systemSourceError: true }, 'left'],
  ])('after its card has gone %s PR-74', async (_, list, told) => {
    const response = createDeferred();
    const { settle, backend, runtime } = await askToRemove(response.promise);
    fireEvent.click(button('Ja, fjern tilbudet'));
    await settle();
    backend.answer({ [offersPath]: list });
    void runtime.refresh();
    await settle();
    expect(cardNames()).toEqual(['Hus']);
    response.resolve(responseOf(500));
    await settle();
    expect(runtime.lostChange.get()).toBe(told);
  });

  test('it says so, and the button tries again OF-34 OF-35 OF-36', async () => {
    const { settle, backend, eventsOf } = await askToRemove(responseOf(500));
    fireEvent.click(button('Ja, fjern tilbudet'));
    await settle();
    expect(screen.getByRole('alert').textContent).toBe('En feil oppsto ved sletting av ditt tilbud.');
    expect(button('Prøv igjen').dataset['trackAs']).toBe('retry');
    expect(eventsOf('kfp-error')).toMatchObject([{ area: 'offers', status: 500, recoverable: true }]);
    // The offer may be gone all the same.
    expect(backend.count(offersPath)).toBe(2);
    backend.answer({ [removal]: responseOf(204), [offersPath]: { tilbud: [house] } });
    fireEvent.click(button('Prøv igjen'));
    await settle();
    expect(cardNames()).toEqual(['Hus']);
    expect(backend.count(removal)).toBe(2);
  });

  test('Nei clears the error, and gives the focus back OF-36 OF-37', async () => {
    const { settle } = await askToRemove(responseOf(500));
    fireEvent.click(button('Ja, fjern tilbudet'));
    await settle();
    fireEvent.click(button('Nei, behold tilbudet'));
    await settle();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(screen.getAllByRole('button', { name: 'Fjern tilbud' })[0]);
    const [remove] = screen.getAllByRole('button', { name: 'Fjern tilbud' });
    if (remove) fireEvent.click(remove);
    await settle();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([['404', responseOf(404)], ['no response', () => Promise.reject(new TypeError('x'))]])(
    'after %s the offer may be gone all the same: the list is asked for OF-33', async (_, response) => {
      const { settle, pass, backend } = await askToRemove(response);
      fireEvent.click(button('Ja, fjern tilbudet'));
      await settle();
      await pass(500);
      expect(backend.count(offersPath)).toBe(2);
      expect(screen.getByRole('alert')).toBeTruthy();
    },
  );

  test.each([['404', responseOf(404)], ['no response', () => Promise.reject(new TypeError('x'))], ['500', responseOf(500)]])(
    'one that had happened all the same ends as a removal, with the focus on the title: %s OF-32 OF-37', async (_, response) => {
      const { settle, pass, backend } = await askToRemove(response);
      backend.answer({ [offersPath]: { tilbud: [house] } });
      button('Ja, fjern tilbudet').focus();
      fireEvent.click(button('Ja, fjern tilbudet'));
      await settle();
      await pass(500);
      expect(cardNames()).toEqual(['Hus']);
      expect(screen.queryByRole('alert')).toBeNull();
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    },
  );

  test('a change is sent once API-65', async () => {
    const { pass, backend } = await askToRemove(responseOf(500));
    fireEvent.click(button('Ja, fjern tilbudet'));
    await pass(60_000);
    expect(backend.count(removal)).toBe(1);
  });
});
