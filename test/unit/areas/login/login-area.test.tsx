import { act, fireEvent, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, test } from 'vitest';
import { LoginArea } from '../../../../src/areas/login/login-area.tsx';
import { safeAddress } from '../../../../src/runtime/links/links.ts';
import { responseOf, createDeferred } from '../../../support/fake-transport.ts';
import { hostileAddresses } from '../../../support/hostile-addresses.ts';
import type { RenderAreaOptions } from '../../../support/render-area.tsx';
import { renderArea } from '../../../support/render-area.tsx';

const title = 'Innlogging med BankID';
const frameWindow = { name: 'frame' } as unknown as Window;
const loginUrl = 'https://login.bank.no/bankid?return=1';

async function show(login: unknown = { loginUrl }, options: RenderAreaOptions = {}) {
  const area = renderArea(<LoginArea failure={() => <p>Går ikke</p>} />, { session: null, responses: { 'auth/login': login }, ...options });
  await area.settle();
  // Nothing is loaded in a test, so the frame has no window of its own.
  if (screen.queryByTitle(title)) Object.defineProperty(frame(), 'contentWindow', { value: frameWindow });
  return area;
}

const frame = () => screen.getByTitle<HTMLIFrameElement>(title);
const load = (area: { readonly settle: () => Promise<void> }) => act(async () => {
  fireEvent.load(frame());
  await area.settle();
});

/** A message as if from the frame; the parts say what is different. */
function post(data: unknown, parts: { readonly origin?: string; readonly source?: MessageEventSource | null } = {}) {
  const { origin = 'https://login.bank.no', source = frame().contentWindow } = parts;
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
}

describe('the login page', () => {
  test('has its texts and the frame LG-06 LG-11 LG-12 LG-13 LG-14 LG-15', async () => {
    const { text, eventsOf } = await show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Logg inn');
    expect(text()).toBe(
      'Logg inn'
      + 'For å kunne vise deg forsikringene dine, må vi vite litt om hvem du er.'
      + 'Du logger inn trygt med BankID. Vi ser aldri passordet ditt.',
    );
    expect(frame().getAttribute('src')).toBe(loginUrl);
    expect(eventsOf('kfp-ready')).toHaveLength(1);
  });

  test('its view is noted LG-16 RT-10', async () => {
    const { runtime } = await show();
    expect(runtime.tracking.waiting()).toContainEqual(expect.objectContaining({ event: 'Sidelast', side: '/oversikt/login', page: '/oversikt/login' }));
  });

  test('a loader until the address is here LG-02', async () => {
    const { pass } = await show(createDeferred().promise);
    await pass(250);
    expect(screen.getByRole('status').textContent).toBe('Laster innhold');
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('the height of the frame', () => {
  test('is 297 px, then what the frame says LG-07 LG-08 LG-09 LG-10', async () => {
    await show();
    expect(frame().style.height).toBe('297px');
    post({ height: 412 });
    expect(frame().style.height).toBe('412px');
    post('{"height":300.5}');
    expect(frame().style.height).toBe('301px');
    post({ height: -1 });
    expect(frame().style.height).toBe('301px');
  });

  test('another origin, another window and no window are not heard D3 LG-10', async () => {
    await show();
    post(412, { origin: 'https://login.bank.no.evil.example' });
    post(412, { origin: 'null' });
    post(412, { source: window });
    post(412, { source: null });
    expect(frame().style.height).toBe('297px');
  });

  test('a page that is gone listens no more', async () => {
    const { unmount } = await show(undefined, { wrap: (area) => <StrictMode>{area}</StrictMode> });
    const added = frame();
    unmount();
    expect(() => window.dispatchEvent(new MessageEvent('message', { data: 412, origin: 'https://login.bank.no' }))).not.toThrow();
    expect(added.isConnected).toBe(false);
  });
});

describe('after the login', () => {
  test('a session at the bank needs one page of the frame only LG-25', async () => {
    const area = await show();
    area.backend.answer({ 'auth/session-status': { kfpSessionId: 'x' } });
    await load(area);
    expect(area.runtime.session.get().status).toBe('logged-in');
  });

  test('the session is asked after each page of the frame, and the page comes alive LG-25', async () => {
    const area = await show();
    const asked = () => area.backend.count('auth/session-status');
    const before = asked();
    await load(area);
    expect(asked()).toBe(before + 1);
    await load(area);
    expect(asked()).toBe(before + 2);
    expect(area.runtime.session.get().status).toBe('logged-out');
    area.backend.answer({ 'auth/session-status': { kfpSessionId: 'x' } });
    await load(area);
    expect(area.runtime.session.get().status).toBe('logged-in');
  });

  test.each(['a refresh', 'an earlier step'])('the response to %s does not answer for a later step LG-25', async (what) => {
    const area = await show();
    const older = createDeferred();
    area.backend.answer({ 'auth/session-status': older.promise });
    if (what === 'a refresh') void area.runtime.session.recheck();
    else await load(area);
    await area.settle();
    area.backend.answer({ 'auth/session-status': { kfpSessionId: 'x' } });
    await load(area);
    older.resolve({});
    await area.settle();
    expect(area.runtime.session.get().status).toBe('logged-in');
  });
});

describe('a step of which it is not known whether it was the last', () => {
  const note = () => screen.queryByText('Vi har ikke fått sjekket om du er logget inn.');
  const retry = () => fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));

  test('because session-status fails: the page says so, and asks again on demand LG-38', async () => {
    const area = await show();
    area.backend.answer({ 'auth/session-status': responseOf(500) });
    await load(area);
    await area.pass(2_000); // The library's own retry.
    expect(note()).not.toBeNull();
    area.backend.answer({ 'auth/session-status': { kfpSessionId: 'x' } });
    retry();
    await area.settle();
    expect([note(), area.runtime.session.get().status]).toEqual([null, 'logged-in']);
  });

  test('because session-status does not answer within 10 s: the page says so, and asks anew on demand LG-38', async () => {
    const area = await show();
    area.backend.answer({ 'auth/session-status': createDeferred().promise });
    await load(area);
    await area.pass(9_000);
    expect(note()).toBeNull();
    await area.pass(1_000);
    expect(note()).not.toBeNull();
    area.backend.answer({ 'auth/session-status': { kfpSessionId: 'x' } });
    retry();
    await area.settle();
    expect([note(), area.runtime.session.get().status]).toEqual([null, 'logged-in']);
  });

  test('while another try is under way, the button is busy and sends no second one LG-38', async () => {
    const area = await show();
    area.backend.answer({ 'auth/session-status': createDeferred().promise });
    await load(area);
    await area.pass(10_000);
    const before = area.backend.count('auth/session-status');
    for (let press = 0; press < 3; press += 1) {
      retry();
      await area.settle();
    }
    expect(screen.getByRole('button', { name: /Prøv igjen/ }).getAttribute('aria-disabled')).toBe('true');
    expect(area.backend.count('auth/session-status') - before).toBe(1);
    await area.pass(10_000);
    expect(screen.getByRole('button', { name: 'Prøv igjen' }).getAttribute('aria-disabled')).not.toBe('true');
  });

  test('a step after a late one is given 10 s of its own LG-38', async () => {
    const area = await show();
    const late = createDeferred();
    area.backend.answer({ 'auth/session-status': late.promise });
    await load(area);
    await area.pass(10_000);
    late.resolve({});
    await area.settle();
    area.backend.answer({ 'auth/session-status': createDeferred().promise });
    await load(area);
    expect(note()).toBeNull();
  });

  test.each([['nobody', {}], ['401', responseOf(401)]])('but not when the response is %s LG-38', async (_, response) => {
    const area = await show();
    area.backend.answer({ 'auth/session-status': response });
    await load(area);
    await area.pass(20_000);
    expect(note()).toBeNull();
  });

  test('the login address is not asked for again when the customer has logged in LG-01', async () => {
    const area = await show();
    area.backend.answer({ 'auth/session-status': { kfpSessionId: 'x' } });
    await load(area);
    await area.settle();
    expect(area.backend.count('auth/login')).toBe(1);
  });
});

describe('when one cannot log in', () => {
  test.each([
    ['LG-18 an error', responseOf(500)],
    ['LG-20 no address', {}],
    ['LG-20 an empty address', { loginUrl: '' }],
    ['LG-20 no content', responseOf(204)],
  ])('%s gives the other page, and is told to the host', async (_, login) => {
    const { pass, text, eventsOf } = await show(login);
    await pass(1000);
    expect(text()).toBe('Går ikke');
    expect(eventsOf('kfp-error')).toMatchObject([{ area: 'login' }]);
    expect(eventsOf('kfp-ready')).toEqual([]);
  });

  test('over 250 hostile addresses: no frame D4 VA-18', async () => {
    // White space around a text of a response does not count.
    const addresses = hostileAddresses.filter((address) => safeAddress(address.trim()) === undefined);
    expect(addresses.length).toBeGreaterThan(250);
    for (const address of [...addresses, 'mailto:a@bank.no', 'tel:12345678']) {
      const { unmount, settle } = renderArea(<LoginArea failure={() => <p>Går ikke</p>} />, {
        session: null,
        responses: { 'auth/login': { loginUrl: address } },
      });
      await settle();
      expect(document.querySelector('iframe'), JSON.stringify(address)).toBeNull();
      unmount();
    }
  }, 20_000);
});
