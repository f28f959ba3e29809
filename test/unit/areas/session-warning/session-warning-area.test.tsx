import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { SessionWarningArea } from '../../../../src/areas/session-warning/session-warning-area.tsx';
import { responseOf, createDeferred } from '../../../support/fake-transport.ts';
import type { RenderAreaOptions } from '../../../support/render-area.tsx';
import { renderArea } from '../../../support/render-area.tsx';

const status = 'auth/session-status';
const extend = 'POST auth/session-extend';
const logout = 'POST auth/logout';

const expiring = (seconds: number, body: unknown = { kfpSessionId: 'a' }, code = 200) =>
  responseOf(code, body, { 'X-Session-Expiry': String(seconds) });

beforeAll(async () => {
  // From here on it arrives without a task of the module loader.
  await import('../../../../src/areas/session-warning/session-dialog.tsx');
});

beforeEach(() => {
  vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
});

/** An element with the warning, on a page whose session ends in `seconds`. */
async function open(seconds: number, options: RenderAreaOptions = {}) {
  const area = renderArea(<SessionWarningArea />, {
    ...options,
    responses: { [status]: expiring(seconds), [extend]: expiring(1200, '', 204), ...options.responses },
  });
  const warner = Object.defineProperty(area.element, 'localName', { value: 'kfp-session-warning' });
  area.runtime.elements.add({ element: warner, needsCustomer: false });
  await area.settle();
  await area.pass(0);
  return area;
}

const dialog = () => screen.queryByRole('alertdialog');
/** What the dialog is named after, which is its heading. */
const countdown = () => {
  const name = /^Du blir logget ut om (.*)$/.exec(screen.getByRole('heading', { level: 2 }).textContent)?.[1];
  screen.getByRole('alertdialog', { name: `Du blir logget ut om ${String(name)}` });
  return name;
};
const button = (name: string) => screen.getByRole('button', { name });

describe('kfp-session-warning', () => {
  test('lies above whatever opens after it, with the focus on its button SW-32 CC-34', async () => {
    const { runtime: { openDialogs }, element, pass } = await open(50);
    const own = screen.getByRole<HTMLDialogElement>('alertdialog');
    const shown = vi.spyOn(own, 'showModal');
    const other = document.createElement('dialog');
    element.append(other);
    for (const times of [1, 2]) {
      other.showModal();
      act(() => openDialogs.set([...openDialogs.get(), other]));
      expect([shown.mock.calls.length, openDialogs.get()]).toEqual([times, [other, own]]);
      expect(document.activeElement).toBe(button('Fortsett økten'));
      act(() => openDialogs.set(openDialogs.get().filter((one) => one !== other)));
      other.close();
    }
    expect([shown.mock.calls.length, own.open, openDialogs.get()]).toEqual([2, true, [own]]);
    await pass(50_000);
    expect(openDialogs.get()).toEqual([]);
  });

  test('asks in the exact words, and counts down SW-02 SW-03 SW-04 SW-05 SW-06', async () => {
    const { pass } = await open(59);
    expect(countdown()).toBe('59 sekunder');
    screen.getByRole('alertdialog', {
      description: 'Av sikkerhetshensyn blir du snart logget ut på grunn av inaktivitet. Vil du fortsette?',
    });
    expect(within(screen.getByRole('alertdialog')).getAllByRole('button').map((one) => one.textContent)).toEqual(['Fortsett økten', 'Logg ut']);
    await pass(1_000);
    expect(countdown()).toBe('58 sekunder');
    await pass(57_000);
    expect(countdown()).toBe('1 sekund');
    await pass(1_000);
    expect(dialog()).toBeNull();
  });

  test('shows nothing far from the end, without an end, and to nobody SW-11 SW-12 SW-26', async () => {
    await open(120);
    expect(dialog()).toBeNull();
    await open(0, { responses: { [status]: { kfpSessionId: 'a' } } });
    expect(dialog()).toBeNull();
    await open(0, { responses: { [status]: expiring(30, {}) } });
    expect(dialog()).toBeNull();
  });

  test('has the focus on going on, and Escape does nothing SW-27', async () => {
    await open(50);
    expect(document.activeElement).toBe(button('Fortsett økten'));
    expect(fireEvent.keyDown(button('Fortsett økten'), { key: 'Escape' })).toBe(false);
    const cancel = new Event('cancel', { cancelable: true });
    screen.getByRole('alertdialog').dispatchEvent(cancel);
    expect(cancel.defaultPrevented).toBe(true);
    expect(fireEvent.keyDown(button('Fortsett økten'), { key: 'Tab' })).toBe(true);
    expect(screen.getByRole('alertdialog').getAttribute('closedby')).toBe('none');
    expect(screen.getByRole('alertdialog').hasAttribute('open')).toBe(true);
  });

  test('says the countdown again at 30 and 10 s only SW-27 C7', async () => {
    const { pass, element } = await open(59);
    const live = element.querySelector('[aria-live]');
    const said: (string | null)[] = [];
    const observer = new MutationObserver(() => said.push(live?.textContent ?? null));
    observer.observe(live ?? element, { childList: true, characterData: true, subtree: true });
    for (let second = 0; second < 58; second++) await pass(1_000);
    observer.disconnect();
    expect(said).toEqual(['Du blir logget ut om 30 sekunder', 'Du blir logget ut om 10 sekunder']);
  });

  test('says nothing of what had passed before it opened SW-27', async () => {
    const { pass, element } = await open(25);
    const live = element.querySelector('[aria-live]');
    expect(live?.textContent).toBe('');
    await pass(15_000);
    expect(live?.textContent).toBe('Du blir logget ut om 10 sekunder');
  });

  test('goes on: one call, hidden after success SW-16 SW-18', async () => {
    const response = createDeferred<Response>();
    const { settle, backend } = await open(50, { responses: { [extend]: response.promise } });
    fireEvent.click(button('Fortsett økten'));
    await settle();
    expect(button('Fortsett økten').getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button('Fortsett økten'));
    await settle();
    expect(backend.count(extend)).toBe(1);
    expect(dialog()).not.toBeNull();
    response.resolve(expiring(1200, '', 204)());
    await settle();
    expect(dialog()).toBeNull();
  });

  test('a failure is said, the countdown goes on, and another try may succeed SW-20', async () => {
    const { settle, pass, backend, eventsOf } = await open(50, { responses: { [extend]: responseOf(500) } });
    fireEvent.click(button('Fortsett økten'));
    await settle();
    expect(screen.getByRole('alert').textContent).toBe('Vi klarte ikke å forlenge økten. Prøv igjen.');
    expect(eventsOf('kfp-error')).toMatchObject([{ area: 'session-warning', status: 500, recoverable: true }]);
    await pass(5_000);
    expect(countdown()).toBe('45 sekunder');
    backend.answer({ [extend]: expiring(1200, '', 204) });
    fireEvent.click(button('Fortsett økten'));
    await settle();
    expect(dialog()).toBeNull();
  });

  test('logs out with one call SW-21', async () => {
    const { settle, backend } = await open(50, { responses: { [logout]: {} } });
    fireEvent.click(button('Logg ut'));
    await settle();
    expect(backend.count(logout)).toBe(1);
    expect(dialog()).toBeNull();
    expect(window.location.assign).toHaveBeenCalledExactlyOnceWith(`${location.origin}/privat/forsikring/oversikt`);
  });

  test('only the first of several on a page warns SW-28', async () => {
    const { runtime, element, settle } = await open(50);
    const first = document.createElement('kfp-portal');
    element.before(first);
    runtime.elements.add({ element: first, needsCustomer: false });
    await settle();
    expect(dialog()).toBeNull();
    first.remove();
  });

  test('warns in place of one that is not drawn, and says still that the last try has failed SW-28', async () => {
    const { runtime, element, settle } = await open(50, { responses: { [extend]: responseOf(500) } });
    fireEvent.click(button('Fortsett økten'));
    await settle();
    const first = document.createElement('kfp-session-warning');
    element.before(first);
    runtime.elements.add({ element: first, needsCustomer: false });
    await settle();
    expect(dialog()).toBeNull();
    act(() => runtime.elements.setVisible(first, false));
    expect(screen.getByRole('alert').textContent).toContain('Vi klarte ikke å forlenge økten');
    expect(document.activeElement).toBe(button('Fortsett økten'));
    act(() => runtime.elements.setVisible(first, true));
    expect(dialog()).toBeNull();
  });

  test('a warning that the page does not draw is left to the host, who is told why SW-10', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { runtime, element, pass, eventsOf } = await open(70);
    act(() => runtime.elements.setVisible(element, false));
    expect(warn).not.toHaveBeenCalled();
    await pass(11_000);
    expect(dialog()).toBeNull();
    expect(eventsOf('kfp-session')).toMatchObject([{ state: 'logged-in' }, { state: 'warning' }]);
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/shows no kfp-session-warning/)]]);
    act(() => runtime.elements.setVisible(element, true));
    expect(countdown()).toBe('59 sekunder');
  });

  test('a warning after an extension starts anew SW-08', async () => {
    const { settle, pass } = await open(50, { responses: { [extend]: expiring(70, '', 204) } });
    fireEvent.click(button('Fortsett økten'));
    await settle();
    expect(dialog()).toBeNull();
    await pass(11_000);
    expect(countdown()).toBe('59 sekunder');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
