import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { CookieConsentArea } from '../../../../src/areas/cookie-consent/cookie-consent-area.tsx';
import { createConsentModel } from '../../../../src/areas/cookie-consent/consent-question.tsx';
import { distributors } from '../../../../src/domain/distributor.ts';
import type { RenderAreaOptions } from '../../../support/render-area.tsx';
import { renderArea } from '../../../support/render-area.tsx';
import { leadsTo } from '../../../support/leads-to.ts';

beforeAll(async () => {
  // From here on it arrives without a task of the module loader.
  await import('../../../../src/areas/cookie-consent/consent-dialog.tsx');
});

const cookieName = 'fremtind-cookie-consent';
const stored = () => {
  const [, text] = document.cookie.split('; ').find((part) => part.startsWith(`${cookieName}=`))?.split('=') ?? [];
  return text === undefined ? undefined : (JSON.parse(text) as unknown);
};

function forget(name: string): void {
  document.cookie = `${name}=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/`;
}

interface Given extends RenderAreaOptions {
  readonly props?: ComponentProps<typeof CookieConsentArea>;
  readonly cookie?: object;
}

/** An element of the tag on a page of nobody in particular. */
async function open({ props = {}, cookie, ...options }: Given = {}) {
  forget(cookieName);
  if (cookie) document.cookie = `${cookieName}=${JSON.stringify(cookie)}; Path=/`;
  onTestFinished(() => forget(cookieName));
  const area = renderArea(<CookieConsentArea {...props} />, { session: null, loginContext: 'NETTBANK', ...options });
  const element = Object.defineProperty(area.element, 'localName', { value: 'kfp-cookie-consent' });
  area.runtime.elements.add({ element, needsCustomer: false });
  await area.settle();
  await area.settle();
  const changes = () => area.eventsOf('kfp-consent-change');
  return { ...area, changes };
}

const dialog = () => screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog');
const boxes = () => screen.queryAllByRole('checkbox').map((box) => (box as HTMLInputElement).labels?.[0]?.textContent);
const ticked = () => screen.queryAllByRole('checkbox').filter((box) => (box as HTMLInputElement).checked).length;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const answered = { functional: 'accepted', statistics: 'denied', marketing: null };

describe('kfp-cookie-consent', () => {
  test('asks in the exact words, with nothing ticked CC-01 CC-03 CC-05 CC-06 CC-09 CC-10 CC-11 CC-35', async () => {
    await open();
    const shown = screen.getByRole('dialog', { name: 'Velg informasjonskapsler' });
    expect(shown.textContent).toContain(
      'For at nettsidene skal fungere, må vi bruke tekniske informasjonskapsler. De lagres uten samtykke.');
    expect(boxes()).toEqual(['Tillat funksjonelle', 'Tillat statistikk']);
    expect(ticked()).toBe(0);
    expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual(['Godta alle', 'Avvis alle', 'Godta mine valg']);
    const [yes, no] = screen.getAllByRole('button');
    expect(yes?.className).toBe(no?.className);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
  });

  test.each([['that asks', undefined], ['that has its answers', answered]])('the host is told once of an element %s', async (_, cookie) => {
    const { eventsOf } = await open(cookie && { cookie });
    expect(eventsOf('kfp-ready')).toEqual([{ tag: 'kfp-cookie-consent' }]);
  });

  test('each box says what it is for CC-12', async () => {
    await open({ props: { categories: ['functional', 'statistics', 'marketing'] } });
    screen.getByRole('checkbox', { name: 'Tillat funksjonelle', description: /^Husker valgene dine/ });
    screen.getByRole('checkbox', { name: 'Tillat statistikk', description: /^Viser oss/ });
    screen.getByRole('checkbox', { name: 'Tillat personlig markedsføring', description: /^Lar oss/ });
  });

  test.each(distributors)('TR-07 TR-11 of %s it says that the no of the bank counts, where the bank asks too', async (distributor) => {
    await open({ distributor, props: { categories: ['functional', 'statistics', 'marketing'] } });
    const told = screen.queryAllByText(/Har du sagt nei i banken din, gjelder det også her\.$/);
    const isAsked = distributor === 'dnb' || distributor === 'sb1';
    expect(told.map(({ textContent }) => textContent)).toEqual(
      isAsked ? ['Viser oss hvordan sidene brukes, så vi kan gjøre dem bedre. Har du sagt nei i banken din, gjelder det også her.'] : [],
    );
    screen.getByRole('checkbox', { name: 'Tillat statistikk', description: isAsked ? /i banken din/ : /gjøre dem bedre\.$/ });
  });

  test('only what the site asks for has a box CC-07 CC-08', async () => {
    await open({ props: { categories: ['marketing'] } });
    expect(boxes()).toEqual(['Tillat personlig markedsføring']);
  });

  test.each([
    [{ consentOwner: 'Fjordbanken', insurerName: 'Fjord Forsikring' }, 'Fjordbanken ber om ditt samtykke.'],
    [{ insurerName: 'Fjord Forsikring' }, 'Fjord Forsikring ber om ditt samtykke.'],
    [{}, 'Fremtind Forsikring ber om ditt samtykke.'],
  ])('with %j it says: %s CC-36', async (config, text) => {
    await open({ config });
    expect(dialog()?.textContent).toContain(text);
    expect(leadsTo(screen.getByRole('link', { name: 'Personvern og informasjonskapsler' }))).toBe('/privat/forsikring/personvern');
  });

  test.each([
    ['Godta alle', { functional: 'accepted', statistics: 'accepted', marketing: null }],
    ['Avvis alle', { functional: 'denied', statistics: 'denied', marketing: null }],
    ['Godta mine valg', { functional: 'denied', statistics: 'denied', marketing: null }],
  ])('one press on %s stores, tells and closes CC-23 CC-24 CC-25 CC-27 CC-28 CC-29 CC-35 B6', async (name, answers) => {
    const onAccept = vi.fn();
    const { changes, settle } = await open({ props: { onAccept } });
    press(name);
    expect([stored(), onAccept.mock.calls, changes()]).toEqual([answers, [[answers]], [answers]]);
    await settle();
    expect(dialog()).toBeNull();
  });

  test('what is ticked is accepted, and what is not is denied CC-24', async () => {
    await open({ props: { categories: ['functional', 'statistics', 'marketing'] } });
    for (const name of ['Tillat statistikk', 'Tillat personlig markedsføring', 'Tillat statistikk', 'Tillat funksjonelle']) {
      fireEvent.click(screen.getByRole('checkbox', { name }));
    }
    press('Godta mine valg');
    expect(stored()).toEqual({ functional: 'accepted', statistics: 'denied', marketing: 'accepted' });
  });

  test('Godta alle says nothing of what is not asked for CC-25', async () => {
    await open({ cookie: { functional: null, statistics: null, marketing: 'denied' } });
    press('Godta alle');
    expect(stored()).toEqual({ functional: 'accepted', statistics: 'accepted', marketing: 'denied' });
  });

  test('asks when an answer is missing that the site needs, and only then CC-15 CC-16', async () => {
    const first = await open({ cookie: { functional: 'accepted' } });
    expect(dialog()).not.toBeNull();
    first.unmount();
    const { changes } = await open({ cookie: answered });
    expect(dialog()).toBeNull();
    expect(changes()).toEqual([]);
  });

  test('opens on request, with the stored answers CC-17 CC-18 CC-19', async () => {
    const model = createConsentModel();
    const { runtime, settle } = await open({ cookie: answered, props: { model } });
    const isOpen = async () => {
      await settle();
      await settle();
      return dialog() !== null;
    };
    act(() => void window.dispatchEvent(new CustomEvent('kfp-open-cookie-consent')));
    expect(await isOpen()).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Tillat funksjonelle' }).checked).toBe(true);
    expect(ticked()).toBe(1);
    act(model.close);
    expect(await isOpen()).toBe(false);
    act(model.open);
    expect(await isOpen()).toBe(true);
    act(model.close);
    expect(await isOpen()).toBe(false);
    await act(runtime.openCookieSettings);
    expect(await isOpen()).toBe(true);
    expect(stored()).toEqual(answered);
  });

  test('what was opened before it could show is shown CC-18', async () => {
    const model = createConsentModel();
    model.open();
    await open({ cookie: answered, props: { model } });
    expect(dialog()).not.toBeNull();
  });

  test('Escape and a press beside it close the normal dialog, and store nothing CC-30 CC-32', async () => {
    const first = await open();
    fireEvent(dialog() as HTMLElement, new Event('cancel', { cancelable: true }));
    await first.settle();
    expect([dialog(), stored(), first.changes()]).toEqual([null, undefined, []]);
    first.unmount();
    const second = await open();
    // Where nothing is laid out, the dialog is a point.
    const [beside, inside] = [{ clientX: 9, clientY: 9 }, { clientX: 0, clientY: 0 }];
    const press = async (from: object, to: object) => {
      fireEvent.mouseDown(dialog() as HTMLElement, from);
      fireEvent.click(dialog() as HTMLElement, to);
      await second.settle();
    };
    await press(beside, inside);
    await press(inside, beside);
    expect(dialog()).not.toBeNull();
    await press(beside, beside);
    expect([dialog(), stored()]).toEqual([null, undefined]);
  });

  test('the blocking one stays CC-02 CC-04 CC-31 CC-32', async () => {
    const { settle } = await open({ props: { blocking: true } });
    const alert = screen.getByRole('alertdialog', { name: 'Velg informasjonskapsler' });
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    fireEvent(document.body, escape);
    fireEvent(alert, new Event('cancel', { cancelable: true }));
    fireEvent.mouseDown(alert, { clientX: 9, clientY: 9 });
    fireEvent.click(alert, { clientX: 9, clientY: 9 });
    await settle();
    expect(escape.defaultPrevented).toBe(true);
    expect(screen.getByRole('alertdialog')).toBe(alert);
  });

  test('without cookies it tells of three noes once, and does not ask CC-20 CC-21 CC-22', async () => {
    const spy = vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    onTestFinished(() => spy.mockRestore());
    const onAccept = vi.fn();
    const { settle, changes, runtime } = await open({ props: { onAccept } });
    await act(runtime.openCookieSettings);
    await settle();
    const noes = { functional: 'denied', statistics: 'denied', marketing: 'denied' };
    expect([dialog(), onAccept.mock.calls, changes()]).toEqual([null, [[noes]], [noes]]);
  });

  test('another tab answers: the question goes, and the host is told once CC-26', async () => {
    const { settle, changes, runtime } = await open();
    expect(dialog()).not.toBeNull();
    document.cookie = `${cookieName}=${JSON.stringify(answered)}; Path=/`;
    act(() => void window.dispatchEvent(new Event('focus')));
    await settle();
    expect([dialog(), changes()]).toEqual([null, [answered]]);
    expect(runtime.consent.current()?.tracking()).toBe('OPTED_OUT');
  });

  test('the cookie is gone: it asks again, also who has closed the dialog CK-25', async () => {
    const { settle } = await open({ cookie: { ...answered, statistics: null } });
    fireEvent(dialog() as HTMLElement, new Event('cancel', { cancelable: true }));
    await settle();
    expect(dialog()).toBeNull();
    forget(cookieName);
    act(() => void window.dispatchEvent(new Event('focus')));
    await settle();
    await settle();
    expect(dialog()).not.toBeNull();
  });

  test('cookie-name comes before the configuration CK-05', async () => {
    document.cookie = `own=${JSON.stringify(answered)}; Path=/`;
    onTestFinished(() => forget('own'));
    const { changes } = await open({ props: { cookieName: 'own' } });
    expect([dialog(), changes()]).toEqual([null, []]);
  });

  test('a callback that throws breaks nothing CC-27', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => log.mockRestore());
    const { settle, changes } = await open({ props: { onAccept: () => { throw new Error('host'); } } });
    press('Avvis alle');
    await settle();
    expect([changes().length, dialog(), log.mock.calls.length]).toEqual([1, null, 1]);
  });

  test('only one element of a page asks CC-26', async () => {
    const { runtime, element, settle } = await open({ cookie: answered });
    const before = document.createElement('kfp-cookie-consent');
    element.before(before);
    onTestFinished(() => before.remove());
    act(() => void runtime.elements.add({ element: before, needsCustomer: false }));
    forget(cookieName);
    act(() => void window.dispatchEvent(new Event('focus')));
    await settle();
    expect(dialog()).toBeNull();
  });

  /** An element that is asked before this one, until the page draws it no more. */
  async function openBehind(given: Given = { cookie: answered }) {
    const area = await open(given);
    const before = document.createElement('kfp-cookie-consent');
    area.element.before(before);
    act(() => void area.runtime.elements.add({ element: before, needsCustomer: false }));
    return { ...area, before, setVisible: (element: Element, isVisible: boolean) => act(() => area.runtime.elements.setVisible(element, isVisible)) };
  }

  test('asks in place of one that is not visible, and keeps what was ticked CC-26', async () => {
    const { before, settle, setVisible, changes } = await openBehind({});
    await settle();
    expect(dialog()).toBeNull();
    setVisible(before, false);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Tillat statistikk' }));
    setVisible(before, true);
    expect(dialog()).toBeNull();
    setVisible(before, false);
    await settle();
    expect(ticked()).toBe(1);
    expect([stored(), changes()]).toEqual([undefined, []]);
    press('Godta mine valg');
    expect(stored()).toEqual({ functional: 'denied', statistics: 'accepted', marketing: null });
  });

  test('what the customer has left in one element is not asked in the next CC-26', async () => {
    const { runtime, before, settle, setVisible } = await openBehind({});
    setVisible(before, false);
    act(() => void runtime.consent.get().then(({ leftIn }) => leftIn.set(before)));
    await settle();
    expect(dialog()).toBeNull();
    act(() => void runtime.consent.get().then(({ leftIn }) => leftIn.set(undefined)));
    await settle();
    expect(dialog()).not.toBeNull();
  });

  test('opens when it is asked to in an element that is not visible CC-18', async () => {
    const model = createConsentModel();
    const { element, before, settle, setVisible } = await openBehind({ cookie: answered, props: { model } });
    setVisible(element, false);
    setVisible(before, false);
    act(model.open);
    await settle();
    expect([dialog(), model.wish.get()]).toEqual([null, 'open']);
    // Here nothing stands behind the other tag that would show it.
    setVisible(before, true);
    await settle();
    expect([dialog(), model.wish.get()]).toEqual([null, 'asked']);
    setVisible(before, false);
    setVisible(element, true);
    await settle();
    expect(dialog()).not.toBeNull();
  });

  test('the event waits until somebody can see the dialog CC-17 CC-18', async () => {
    const { element, settle, runtime } = await open({ cookie: answered });
    act(() => runtime.elements.setVisible(element, false));
    act(() => void window.dispatchEvent(new Event('kfp-open-cookie-consent')));
    await settle();
    expect(dialog()).toBeNull();
    act(() => runtime.elements.setVisible(element, true));
    await settle();
    expect(dialog()).not.toBeNull();
  });
});
