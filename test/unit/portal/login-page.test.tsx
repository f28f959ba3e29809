import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { ErrorPageArea } from '../../../src/areas/error-page/error-page-area.tsx';
import { createLogin } from '../../../src/portal/login-page.tsx';
import { answerOf } from '../../support/fake-transport.ts';
import type { RenderAreaOptions } from '../../support/render-area.tsx';
import { renderArea } from '../../support/render-area.tsx';

async function open(options: RenderAreaOptions = {}) {
  const loadErrorPage = vi.fn(() => Promise.resolve(ErrorPageArea));
  const Login = createLogin(loadErrorPage);
  const area = renderArea(<Login />, { session: null, answers: { 'auth/login': { loginUrl: 'https://login.bank.no/' } }, ...options });
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

  test('a block page when one cannot log in LG-18 LG-19 LG-20', async () => {
    const { pass, text } = await open({ answers: { 'auth/login': answerOf(500) } });
    await pass(1000);
    expect(title()).toBe('Du kan ikke kjøpe forsikring på nett');
    expect(text()).toContain('Vi får ikke logget deg inn akkurat nå. Prøv igjen senere, eller ta kontakt med oss.');
  });

  test('an answer without an address gives it too, once LG-20', async () => {
    const { pass, loadErrorPage } = await open({ answers: { 'auth/login': {} } });
    expect(title()).toBe('Du kan ikke kjøpe forsikring på nett');
    expect(loadErrorPage.mock.calls.length).toBe(1);
    await pass(1000);
    expect(loadErrorPage.mock.calls.length).toBe(1);
  });

  test('kfp-login is empty to a customer who is logged in', async () => {
    const { text } = await open({ session: 'session-1' });
    expect(text()).toBe('');
  });
});
