import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { CustomerGate } from '../../../src/shell/customer-gate.tsx';
// From here on it arrives without a task of the module loader.
import '../../../src/shell/session-note.tsx';
import { Heading } from '../../../src/ui/content/text.tsx';
import { responseOf, createDeferred } from '../../support/fake-transport.ts';
import type { RenderAreaOptions } from '../../support/render-area.tsx';
import { renderArea } from '../../support/render-area.tsx';
import { leadsTo } from '../../support/leads-to.ts';

const loginRequired = 'Du må logge inn for å se dette innholdet.';

/** An element behind the gate; `add` says that it, or another one before it, is on the page. */
async function open({ height, ...options }: RenderAreaOptions & { readonly height?: string }) {
  const area = renderArea(<CustomerGate height={height}><p>Innhold</p></CustomerGate>, options);
  const add = (element: Element, needsCustomer = true) => act(() => void area.runtime.elements.add({ element, needsCustomer }));
  add(area.element);
  await area.settle();
  return { ...area, add };
}

describe('an element that needs a customer LG-34', () => {
  test('shows its content to one who is logged in', async () => {
    const { text } = await open({});
    expect(text()).toBe('Innhold');
  });

  test('shows a loader and nothing of its content while that is not known LG-27 LG-02', async () => {
    const { text, pass } = await open({ responses: { 'auth/session-status': createDeferred().promise } });
    expect(text()).toBe('');
    await pass(250);
    expect(screen.getByRole('status').textContent).toBe('Laster innhold');
    expect(text()).toBe('Laster innhold');
  });

  test('nothing but the first element waits where it can be seen, so that none gives back its place LG-34', async () => {
    const { text, element, add, pass } = await open({ responses: { 'auth/session-status': createDeferred().promise } });
    const before = document.createElement('kfp-before');
    element.before(before);
    add(before);
    await pass(250);
    expect(text()).toBe('');
    before.remove();
  });

  test('says so, with the way to log in, when nobody is', async () => {
    await open({ session: null });
    expect(screen.getByRole('status').textContent).toContain(loginRequired);
    expect(leadsTo(screen.getByRole('link', { name: 'Logg inn' }))).toBe('/privat/forsikring/oversikt');
    expect(screen.queryByText('Innhold')).toBeNull();
  });

  test.each([
    ['in the window: what is left of it', '400px', 300, `${String(window.innerHeight - 300)}px`],
    ['that begins above the window: all of it', '400px', -2_000, `${String(window.innerHeight)}px`],
    ['without a place of its own: nothing', undefined, 300, ''],
  ])('the hint keeps what is below out of sight, in an element %s', async (_, height, top, kept) => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 320, 80));
    await open({ session: null, ...(height && { height }) });
    expect(screen.getByRole('status').parentElement?.style.minBlockSize).toBe(kept);
    vi.restoreAllMocks();
  });

  test.each([['that the page shows: what is left of the window', 1, `${String(window.innerHeight - 300)}px`], ['that the page hides: nothing', 0, '']])(
    'below the hint of another element, an element %s LG-34', async (_, rects, kept) => {
      vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 300, 320, 80));
      vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue(Array(rects).fill(new DOMRect(0, 300, 320, 80)) as unknown as DOMRectList);
      const { text, element, add } = await open({ session: null, height: '400px' });
      const before = document.createElement('kfp-before');
      element.before(before);
      add(before);
      expect(text()).toBe('');
      expect([...document.querySelectorAll('div')].map(({ style }) => style.minBlockSize).join('')).toBe(kept);
      before.remove();
      vi.restoreAllMocks();
    },
  );

  test('says so itself when the page hides the one before it, and is empty again when it shows that one', async () => {
    const { text, element, add, runtime } = await open({ session: null });
    const before = document.createElement('kfp-before');
    element.before(before);
    add(before);
    const seen = [text()];
    for (const isVisible of [false, true]) {
      act(() => runtime.elements.setVisible(before, isVisible));
      seen.push(text());
    }
    expect(seen.map((shown) => shown.includes(loginRequired))).toEqual([false, true, false]);
    before.remove();
  });

  test('tells that the page hides it, and waits for nothing to do so while somebody is logged in', async () => {
    vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(false);
    const seen = [];
    for (const session of ['a', null]) {
      const { runtime, element, settle, unmount } = await open({ session });
      await settle();
      seen.push(runtime.elements.isVisible(element));
      unmount();
    }
    vi.restoreAllMocks();
    expect(seen).toEqual([true, false]);
  });

  test('is empty when another one before it says so', async () => {
    const { text, element, add } = await open({ session: null });
    const before = document.createElement('kfp-before');
    element.before(before);
    add(before);
    expect(text()).toBe('');
    before.remove();
  });

  test('says so when the one before it needs no customer', async () => {
    const { text, element, add } = await open({ session: null });
    const before = document.createElement('kfp-before');
    element.before(before);
    add(before, false);
    expect(text()).toContain(loginRequired);
    before.remove();
  });

  test('does not ask again what has just failed twice API-62', async () => {
    const { pass, text, backend } = await open({ responses: { 'auth/session-status': responseOf(500) } });
    await pass(1_100);
    expect(text()).toContain(loginRequired);
    await pass(4_000);
    expect(backend.count('auth/session-status')).toBe(2);
  });

  test('takes its content away when the customer is logged out LG-35', async () => {
    const { text, backend, runtime, settle } = await open({});
    backend.answer({ 'auth/session-status': {} });
    await act(() => runtime.session.recheck());
    await settle();
    expect(text()).toContain(loginRequired);
    expect(text()).not.toContain('Innhold');
  });
});

describe('a session-status that hangs LG-37', () => {
  const status = 'auth/session-status';
  const hanging = { [status]: createDeferred().promise };
  const told = 'Det tar lengre tid enn vanlig å sjekke om du er logget inn.';
  const retry = () => screen.getByRole('button', { name: 'Prøv igjen' });

  test('is told after 10 s, not before', async () => {
    const { pass, text } = await open({ responses: hanging });
    await pass(250);
    for (let second = 0; second < 9; second++) {
      await pass(1_000);
      expect(text()).toBe('Laster innhold');
    }
    await pass(1_000);
    expect(screen.getByRole('alert').textContent).toContain(told);
  });

  test('«Prøv igjen» asks anew each time, and the first response lets the customer in', async () => {
    const { pass, text, backend, settle, eventsOf } = await open({ responses: hanging });
    await pass(3_000);
    await pass(7_000);
    const asked = backend.count(status);
    fireEvent.click(retry());
    await settle();
    expect(backend.count(status)).toBe(asked + 1);
    expect(retry().getAttribute('aria-disabled')).toBe('true');
    await pass(10_000);
    expect(retry().getAttribute('aria-disabled')).not.toBe('true');
    backend.answer({ [status]: { kfpSessionId: 'session-1' } });
    retry().focus();
    fireEvent.click(retry());
    await settle();
    expect(text()).toBe('Innhold');
    expect(eventsOf('kfp-session')).toEqual([{ state: 'logged-in', expiresAt: null }]);
  });

  test('the focus of the button that goes is taken by the heading that comes', async () => {
    const { pass, backend, settle, runtime, element } = renderArea(<CustomerGate><Heading level={2}>Tilbud</Heading></CustomerGate>, { responses: hanging });
    act(() => void runtime.elements.add({ element, needsCustomer: true }));
    await pass(3_000);
    await pass(7_000);
    backend.answer({ [status]: { kfpSessionId: 'session-1' } });
    retry().focus();
    fireEvent.click(retry());
    await settle();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Tilbud' }));
  });

  test('the focus of the button that goes is taken by the way to the login, where nobody is logged in', async () => {
    const { pass, backend, settle } = await open({ responses: hanging });
    await pass(3_000);
    await pass(7_000);
    backend.answer({ [status]: {} });
    retry().focus();
    fireEvent.click(retry());
    await settle();
    const logIn = screen.getByRole('link', { name: 'Logg inn' });
    expect(document.activeElement).toBe(logIn);
    expect(logIn.tabIndex).toBe(0);
  });

  test('is told by the first element alone', async () => {
    const { pass, text, element, add } = await open({ responses: hanging });
    const before = document.createElement('kfp-before');
    element.before(before);
    add(before);
    await pass(3_000);
    await pass(20_000);
    expect(text()).toBe('');
    before.remove();
  });

  test('after sleep it hides the customer, and another try decides SW-30', async () => {
    const expiring = responseOf(200, { kfpSessionId: 'session-1' }, { 'X-Session-Expiry': '1200' });
    const { pass, text, backend, settle, clock, eventsOf } = await open({ responses: { [status]: expiring } });
    await settle();
    backend.answer(hanging);
    clock.moveWallClock(8 * 3_600_000);
    act(() => void window.dispatchEvent(new Event('focus')));
    await settle();
    await pass(3_000);
    await pass(7_000);
    expect(screen.queryByText('Innhold')?.parentElement?.style.visibility).toBe('hidden');
    expect(text()).toContain(told);
    backend.answer({ [status]: expiring });
    fireEvent.click(retry());
    await settle();
    expect(text()).toBe('Innhold');
    expect(eventsOf('kfp-session').map((detail) => (detail as { readonly state: string }).state)).toEqual(['logged-in']);
  });

  test('a log-out that hangs is no such thing', async () => {
    const { pass, text, runtime } = await open({ responses: { 'POST auth/logout': createDeferred().promise } });
    act(() => void runtime.logout());
    await pass(3_000);
    await pass(20_000);
    expect(text()).not.toContain(told);
  });
});

describe('what a customer has written CF-70 SW-28 SW-30', () => {
  const field = () => screen.queryByRole<HTMLInputElement>('textbox', { hidden: true });
  function comeBack(type: string): void {
    act(() => void window.dispatchEvent(Object.assign(new Event(type), { persisted: true })));
  }

  async function write() {
    const area = renderArea(<CustomerGate><input aria-label="Ditt svar" /></CustomerGate>);
    act(() => void area.runtime.elements.add({ element: area.element, needsCustomer: true }));
    await area.settle();
    fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Kari' } });
    return area;
  }

  test('is unseen from when the page is left until it is known that they are still there', async () => {
    const { backend, settle, pass } = await write();
    const response = createDeferred();
    backend.answer({ 'auth/session-status': response.promise });
    comeBack('pagehide');
    expect(screen.queryByRole('textbox')).toBeNull();
    comeBack('pageshow');
    await pass(250);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Laster innhold');
    response.resolve({ kfpSessionId: 'session-1' });
    await settle();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Kari');
    expect(screen.queryByRole('status')).toBeNull();
  });

  test.each([['another customer', { kfpSessionId: 'session-2' }, ''], ['nobody', {}, undefined]])(
    'is gone for %s', async (_, response, value) => {
      const { backend, settle } = await write();
      backend.answer({ 'auth/session-status': response });
      comeBack('pageshow');
      await settle();
      expect(field()?.value).toBe(value);
    },
  );

  test('is gone for a customer who takes over while the page is seen', async () => {
    const { backend, runtime, settle } = await write();
    backend.answer({ 'auth/session-status': { kfpSessionId: 'session-2' } });
    await act(() => runtime.session.recheck());
    await settle();
    expect(field()?.value).toBe('');
  });
});
