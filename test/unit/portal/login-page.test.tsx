import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ErrorPageArea } from '../../../src/areas/error-page/error-page-area.tsx';
import { createLogin } from '../../../src/portal/login-page.tsx';
// From here on it arrives without a task of the module loader.
import '../../../src/shell/session-note.tsx';
import { responseOf, createDeferred } from '../../support/fake-transport.ts';
import type { RenderAreaOptions } from '../../support/render-area.tsx';
import { renderArea } from '../../support/render-area.tsx';

async function open(options: RenderAreaOptions = {}) {
  const loadErrorPage = vi.fn(() => Promise.resolve(ErrorPageArea));
  const Login = createLogin(loadErrorPage);
  const area = renderArea(<Login />, { session: null, responses: { 'auth/login': { loginUrl: 'https://login.bank.no/' } }, ...options });
  await area.settle();
  return { ...area, loadErrorPage };
}

const title = () => screen.queryByRole('heading', { level: 1 })?.textContent;

describe('the login of a host page', () => {
  test('shows the login, and fetches no error page for it LG-11', async () => {
    const { loadErrorPage } = await open();
    expect([title(), loadErrorPage.mock.calls.length]).toEqual(['Logg inn', 0]);
  });

  test('without direct login the page is gone, and that is not reported LG-17 LG-24', async () => {
    const { eventsOf } = await open({ config: { features: { directLogin: false } } });
    expect(title()).toBe('Denne siden ser ut til å være borte...');
    expect(eventsOf('kfp-error')).toEqual([]);
  });

  test('says that one cannot log in, and nothing of a purchase LG-18 LG-19', async () => {
    const { pass, text, runtime } = await open({ responses: { 'auth/login': responseOf(500) } });
    await pass(1000);
    expect(title()).toBe('Vi får ikke logget deg inn akkurat nå');
    expect(text()).toContain('Prøv igjen senere, eller ta kontakt med oss.');
    expect(text()).not.toMatch(/kjøp/i);
    expect(text()).toContain('Ta kontakt med banken din for hjelp med forsikringene dine.');
    expect(runtime.tracking.waiting().map(({ event }) => event)).not.toContain('Kjopssperre');
  });

  test.each([
    ['a failure', responseOf(500)],
    ['no address', {}],
    ['an address that breaks the rule', { loginUrl: 'javascript:alert(1)' }],
  ])('«Prøv igjen» after %s asks each time, stays while it does, and leads to the login LG-19', async (_, response) => {
    const { pass, backend, settle, eventsOf } = await open({ responses: { 'auth/login': response } });
    await pass(1000);
    const asked = () => backend.count('auth/login');
    const retry = () => screen.getByRole('button', { name: 'Prøv igjen' });
    expect(screen.queryByRole('alert')).toBeNull();
    for (const _try of [1, 2]) {
      const before = asked();
      retry().focus();
      fireEvent.click(retry());
      await pass(1000);
      expect(asked()).toBeGreaterThan(before);
      expect(document.activeElement).toBe(retry());
      expect(screen.getByRole('alert').textContent).toBe(title());
    }
    const late = createDeferred();
    backend.answer({ 'auth/login': late.promise });
    fireEvent.click(retry());
    await settle();
    expect(title()).toBe('Vi får ikke logget deg inn akkurat nå');
    expect(retry().getAttribute('aria-disabled')).toBe('true');
    // The next failure is told by an alert that comes anew.
    expect(screen.queryByRole('alert')).toBeNull();
    late.resolve({ loginUrl: 'https://login.bank.no/' });
    await settle();
    expect(title()).toBe('Logg inn');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(eventsOf('kfp-ready').length).toBeGreaterThan(0);
  });

  test('a failure takes no focus from a field of the page that the customer writes in LG-19', async () => {
    const search = document.body.appendChild(document.createElement('input'));
    onTestFinished(() => search.remove());
    search.focus();
    const { pass } = await open({ responses: { 'auth/login': responseOf(500) } });
    await pass(1000);
    expect(title()).toBe('Vi får ikke logget deg inn akkurat nå');
    expect(document.activeElement).toBe(search);
  });

  test('a response without an address gives it too, once LG-20', async () => {
    const { pass, loadErrorPage } = await open({ responses: { 'auth/login': {} } });
    expect(title()).toBe('Vi får ikke logget deg inn akkurat nå');
    expect(loadErrorPage.mock.calls.length).toBe(1);
    await pass(1000);
    expect(loadErrorPage.mock.calls.length).toBe(1);
  });

  test('tells of a session-status that hangs LG-37', async () => {
    const { pass, text } = await open({ responses: { 'auth/session-status': createDeferred().promise } });
    await pass(3_000);
    expect(text()).toBe('');
    await pass(7_000);
    expect(text()).toContain('Det tar lengre tid enn vanlig å sjekke om du er logget inn.');
  });

  test('kfp-login is empty to a customer who is logged in', async () => {
    const { text } = await open({ session: 'session-1' });
    expect(text()).toBe('');
  });
});
