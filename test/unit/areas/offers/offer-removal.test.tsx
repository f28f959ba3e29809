import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answerOf, createDeferred } from '../../../support/fake-transport.ts';
import { cardNames, offersPath, showOffers } from './show-offers.tsx';

const car = { name: 'Bil', policyNumber: '1/2 å', monthlyPrice: 100 };
const house = { name: 'Hus', policyNumber: '7' };
const removal = 'DELETE avtaleoversikt/tilbud/1%2F2%20%C3%A5';

const button = (name: string) => screen.getByRole('button', { name });
const question = () => screen.queryByText('Er du sikker på at du vil fjerne tilbudet?');

/** Two offers, and the question about the first one. */
async function askToRemove(answer: unknown) {
  const area = await showOffers([car, house], { answers: { [removal]: answer } });
  const [remove] = screen.getAllByRole('button', { name: 'Fjern tilbud' });
  if (remove) fireEvent.click(remove);
  await area.settle();
  return area;
}

describe('the question', () => {
  test('OF-28 OF-29 OF-30 OF-37 it replaces the prices and takes the focus', async () => {
    const { text } = await askToRemove({});
    expect(document.activeElement).toBe(question());
    expect(button('Ja, fjern tilbudet')).toBeTruthy();
    expect(button('Nei, behold tilbudet')).toBeTruthy();
    expect(text()).not.toContain('100 kr/md');
  });

  test('OF-30 OF-37 Nei gives the prices and the focus back', async () => {
    const { settle, text, backend } = await askToRemove({});
    fireEvent.click(button('Nei, behold tilbudet'));
    await settle();
    expect(question()).toBeNull();
    expect(text()).toContain('100 kr/md');
    expect(document.activeElement).toBe(screen.getAllByRole('button', { name: 'Fjern tilbud' })[0]);
    expect(backend.count(removal)).toBe(0);
  });

  test('OF-37 a card that is shown first takes no focus', async () => {
    await showOffers([car]);
    expect(document.activeElement).toBe(document.body);
  });
});

describe('the removal', () => {
  test('OF-31 OF-32 OF-33 OF-37 OF-38 one DELETE without a body; the card goes, the list is asked for, the title has the focus', async () => {
    const { settle, backend } = await askToRemove(answerOf(204));
    backend.answer({ [offersPath]: { tilbud: [house] } });
    fireEvent.click(button('Ja, fjern tilbudet'));
    await settle();
    expect(backend.count(removal)).toBe(1);
    expect(backend.calls.find(({ method }) => method === 'DELETE')?.init.body).toBeUndefined();
    expect(cardNames()).toEqual(['Hus']);
    expect(backend.count(offersPath)).toBe(2);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  test('OF-36 both buttons rest while it is under way, and another click sends nothing', async () => {
    const answer = createDeferred();
    const { settle, backend } = await askToRemove(answer.promise);
    fireEvent.click(button('Ja, fjern tilbudet'));
    await settle();
    for (const name of ['Ja, fjern tilbudet', 'Nei, behold tilbudet']) {
      expect(button(name).getAttribute('aria-disabled')).toBe('true');
      fireEvent.click(button(name));
    }
    await settle();
    expect(question()).not.toBeNull();
    expect(backend.count(removal)).toBe(1);
  });

  test('OF-32 the card goes at once, also while the list is asked for', async () => {
    const { settle, backend } = await askToRemove(answerOf(204));
    backend.answer({ [offersPath]: createDeferred().promise });
    fireEvent.click(button('Ja, fjern tilbudet'));
    await settle();
    expect(cardNames()).toEqual(['Hus']);
  });

  test('OF-32 an older answer that arrives after it does not bring the card back', async () => {
    const { settle, backend, runtime } = await askToRemove(answerOf(204));
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

  test('OF-39 after the last one the page says that there are none, and keeps the focus', async () => {
    const { settle, backend } = await showOffers([house], { answers: { 'DELETE avtaleoversikt/tilbud/7': answerOf(204) } });
    fireEvent.click(button('Fjern tilbud'));
    await settle();
    backend.answer({ [offersPath]: { tilbud: [] } });
    fireEvent.click(button('Ja, fjern tilbudet'));
    await settle();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Du har ingen tilbud' }));
  });

  test('API-68 agreements that carry offers are asked for too', async () => {
    const carrying = { avtaler: [], tilbud: [car] };
    const { settle, backend, runtime } = await askToRemove(answerOf(204));
    backend.answer({ 'avtaleoversikt/avtaler': carrying });
    const { agreementsQuery } = await import('../../../../src/api/agreements.ts');
    await runtime.queryClient.query(agreementsQuery(runtime.api));
    fireEvent.click(button('Ja, fjern tilbudet'));
    await settle();
    expect(runtime.queryClient.getQueryState(agreementsQuery(runtime.api).queryKey)?.isInvalidated).toBe(true);
  });
});

describe('a removal that fails', () => {
  test('OF-34 OF-35 OF-36 it says so, and the button tries again', async () => {
    const { settle, backend, eventsOf } = await askToRemove(answerOf(500));
    fireEvent.click(button('Ja, fjern tilbudet'));
    await settle();
    expect(screen.getByRole('alert').textContent).toBe('En feil oppsto ved sletting av ditt tilbud.');
    expect(eventsOf('kfp-error')).toMatchObject([{ area: 'offers', status: 500, recoverable: true }]);
    // The offer may be gone all the same.
    expect(backend.count(offersPath)).toBe(2);
    backend.answer({ [removal]: answerOf(204), [offersPath]: { tilbud: [house] } });
    fireEvent.click(button('Prøv igjen'));
    await settle();
    expect(cardNames()).toEqual(['Hus']);
    expect(backend.count(removal)).toBe(2);
  });

  test('OF-36 Nei clears the error', async () => {
    const { settle } = await askToRemove(answerOf(500));
    fireEvent.click(button('Ja, fjern tilbudet'));
    await settle();
    fireEvent.click(button('Nei, behold tilbudet'));
    await settle();
    expect(screen.queryByRole('alert')).toBeNull();
    const [remove] = screen.getAllByRole('button', { name: 'Fjern tilbud' });
    if (remove) fireEvent.click(remove);
    await settle();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([['404', answerOf(404)], ['no answer', () => Promise.reject(new TypeError('x'))]])(
    'OF-33 after %s the offer may be gone all the same: the list is asked for', async (_, answer) => {
      const { settle, backend } = await askToRemove(answer);
      fireEvent.click(button('Ja, fjern tilbudet'));
      await settle();
      expect(backend.count(offersPath)).toBe(2);
      expect(screen.getByRole('alert')).toBeTruthy();
    },
  );

  test('API-65 a change is sent once', async () => {
    const { pass, backend } = await askToRemove(answerOf(500));
    fireEvent.click(button('Ja, fjern tilbudet'));
    await pass(60_000);
    expect(backend.count(removal)).toBe(1);
  });
});
