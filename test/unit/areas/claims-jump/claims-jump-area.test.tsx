import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { StrictMode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ClaimsJumpArea } from '../../../../src/areas/claims-jump/claims-jump-area.tsx';
import { safeAddress } from '../../../../src/runtime/links/links.ts';
import { CustomerGate } from '../../../../src/shell/customer-gate.tsx';
import { HeadingOutlineContext } from '../../../../src/ui/content/text.tsx';
import { responseOf, createDeferred } from '../../../support/fake-transport.ts';
import { hostileAddresses } from '../../../support/hostile-addresses.ts';
import type { RenderAreaOptions } from '../../../support/render-area.tsx';
import { renderArea } from '../../../support/render-area.tsx';

const url = 'https://skade.bank.no/saker';
const fallbackUrl = 'https://www.bank.no/skade';
const token = 'hemmelig-token-1';
const responses = { 'POST jumpsst/': { jumpSst: token } };
const config = { skadesaker: { url, fallbackUrl } };
const portal = 'http://localhost:3000/privat/forsikring/oversikt';

/** What was sent by forms, each as the browser would see it. */
const sent: { readonly action: string | null; readonly method: string | null; readonly fields: string[][] }[] = [];
const replace = vi.fn<(url: string | URL) => void>();
const replaced = () => replace.mock.calls.map(([address]) => String(address));
const startedAt = location.href;

beforeEach(() => {
  sent.length = 0;
  replace.mockClear();
  vi.spyOn(location, 'replace').mockImplementation(replace);
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    if (!this.isConnected) throw new Error('A form that is not in the document is not sent.');
    const fields = [...this.querySelectorAll('input')].map(({ name, value, type }) => [name, value, type]);
    sent.push({ action: this.getAttribute('action'), method: this.getAttribute('method'), fields });
  });
});

afterEach(() => history.replaceState(null, '', startedAt));

async function show(options: RenderAreaOptions = {}) {
  const area = renderArea(<ClaimsJumpArea />, { responses, config, ...options });
  await area.settle();
  return area;
}

const tokensOf = ({ backend }: Awaited<ReturnType<typeof show>>) => backend.count('POST jumpsst/');

/** Takes its content away, and gives it back. */
function Switch({ children }: { readonly children: ReactElement }) {
  const [isShown, setShown] = useState(true);
  return <><button onClick={() => setShown(!isShown)}>Bytt</button>{isShown && children}</>;
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Bytt' }));

describe('the jump', () => {
  test('one token, one form CJ-01 CJ-02 CJ-03 CJ-04 CJ-05 CJ-06 CJ-09', async () => {
    const area = await show();
    expect(area.text()).toBe('Vi sender deg videre...');
    expect(tokensOf(area)).toBe(1);
    expect(sent).toEqual([{
      action: url,
      method: 'post',
      fields: [['jumpSst', token, 'hidden'], ['referrer', 'forsikringsoversikt', 'hidden']],
    }]);
    expect(replace).not.toHaveBeenCalled();
  });

  test('where the host has its own title the element still says that it sends the customer on CJ-06', async () => {
    await show({ wrap: (area) => <HeadingOutlineContext.Provider value={{ shift: 0, omitted: 1 }}>{area}</HeadingOutlineContext.Provider> });
    expect(screen.getAllByText('Vi sender deg videre...').filter((one) => !one.hidden)).toHaveLength(1);
  });

  test('the token is nowhere else, and Back leads to the fallback D10', async () => {
    const logs = [vi.spyOn(console, 'log'), vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
    const replaceState = vi.spyOn(history, 'replaceState');
    const { element, runtime, events } = await show({ config: { skadesaker: { url } } });
    expect(sent).toHaveLength(1);
    expect(location.href).toBe(portal);
    expect(replaceState.mock.calls).toEqual([[null, '', portal]]);
    const places = [
      document.documentElement.outerHTML, location.href, document.cookie, JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage))),
      JSON.stringify(events), JSON.stringify(runtime.tracking.waiting()), JSON.stringify(logs.map(({ mock }) => mock.calls)),
      JSON.stringify([...runtime.queryClient.getQueryCache().getAll(), ...runtime.queryClient.getMutationCache().getAll()].map((it) => it.state)),
    ];
    expect(places.filter((place) => place.includes(token))).toEqual([]);
    expect(element.querySelector('form')).toBeNull();
  });

  test('a fallback elsewhere cannot stand in the history: the portal does', async () => {
    await show();
    expect(location.href).toBe(portal);
  });

  test('is the same in a mobile bank CJ-12', async () => {
    const openLink = vi.fn();
    await show({ loginContext: 'MOBILBANK', host: { nativeBridge: { openLink } } });
    expect([sent.length, openLink.mock.calls.length]).toEqual([1, 0]);
  });
});

describe('once CJ-10 T-49', () => {
  test('in StrictMode', async () => {
    const area = await show({ wrap: (it) => <StrictMode>{it}</StrictMode> });
    expect([tokensOf(area), sent.length]).toEqual([1, 1]);
  });

  test('with two of them on the page', async () => {
    const area = await show({ wrap: (it) => <>{it}<ClaimsJumpArea /></> });
    expect([tokensOf(area), sent.length]).toEqual([1, 1]);
  });

  test('with two of them, one of which is removed before the token comes', async () => {
    const slow = createDeferred();
    const area = await show({ responses: { 'POST jumpsst/': slow.promise }, wrap: (it) => <><Switch>{it}</Switch><ClaimsJumpArea /></> });
    press();
    await area.pass(1);
    slow.resolve({ jumpSst: token });
    await area.settle();
    expect([tokensOf(area), sent.length, replaced()]).toEqual([1, 1, []]);
  });

  test('a failure is not tried again', async () => {
    const area = await show({ responses: { 'POST jumpsst/': responseOf(503) } });
    await area.pass(60_000);
    expect([tokensOf(area), sent.length]).toEqual([1, 0]);
  });

  test('a page that comes from the back/forward cache leads to the fallback', async () => {
    const area = await show();
    await act(async () => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      await area.settle();
    });
    expect([tokensOf(area), sent.length]).toEqual([1, 1]);
    expect(replaced()).toEqual([fallbackUrl]);
  });

  test('an ordinary pageshow leads nowhere', async () => {
    await show();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(replace).not.toHaveBeenCalled();
  });

  test('a customer who has left when the token comes stays, and the next visit has a token of its own', async () => {
    const slow = createDeferred();
    const area = await show({ responses: { 'POST jumpsst/': slow.promise }, wrap: (it) => <Switch>{it}</Switch> });
    press();
    await area.pass(1);
    slow.resolve({ jumpSst: token });
    await area.settle();
    expect([sent.length, replaced()]).toEqual([0, []]);
    area.backend.answer(responses);
    press();
    await area.settle();
    expect([tokensOf(area), sent.length, replaced()]).toEqual([2, 1, []]);
  });

  test('a token that comes after another customer has logged in is thrown away, and theirs is sent CF-70', async () => {
    const slow = createDeferred();
    const area = await show({ responses: { 'POST jumpsst/': slow.promise }, wrap: (it) => <CustomerGate>{it}</CustomerGate> });
    area.backend.answer({ 'auth/session-status': { kfpSessionId: 'session-2' }, 'POST jumpsst/': { jumpSst: 'token-2' } });
    await act(() => area.runtime.session.recheck());
    await area.settle();
    expect(tokensOf(area)).toBe(2);
    slow.resolve({ jumpSst: token });
    await area.settle();
    expect(sent.map(({ fields }) => fields[0])).toEqual([['jumpSst', 'token-2', 'hidden']]);
  });

  test('the failure of one customer is not shown to the next, for whom a token is asked CF-70', async () => {
    const area = await show({
      config: { skadesaker: { url, fallbackUrl: location.href } }, responses: { 'POST jumpsst/': {} }, wrap: (it) => <CustomerGate>{it}</CustomerGate>,
    });
    await area.pass(2000);
    expect(area.text()).toContain('Vi fikk ikke sendt deg videre');
    area.backend.answer({ 'auth/session-status': { kfpSessionId: 'session-2' }, ...responses });
    await act(() => area.runtime.session.recheck());
    await area.settle();
    expect(area.text()).not.toContain('Vi fikk ikke sendt deg videre');
    expect([tokensOf(area), sent.length]).toEqual([2, 1]);
  });

  test.each([['was sent', responses, [2, 2]], ['found no token', { 'POST jumpsst/': {} }, [2, 0]]])('a later visit in the same page is one of its own after one that %s', async (_, given, counts) => {
    const area = await show({ responses: given, wrap: (it) => <Switch>{it}</Switch> });
    press();
    await area.pass(1);
    press();
    await area.settle();
    expect([tokensOf(area), sent.length]).toEqual(counts);
  });

  test('one who is back before the token came goes on', async () => {
    const slow = createDeferred();
    const area = await show({ responses: { 'POST jumpsst/': slow.promise }, wrap: (it) => <Switch>{it}</Switch> });
    press();
    press();
    slow.resolve({ jumpSst: token });
    await area.settle();
    expect([tokensOf(area), sent.length]).toEqual([1, 1]);
  });
});

describe('a fallback that is the page itself CJ-13', () => {
  test.each([['the same address', () => location.href], ['with a hash', () => `${location.href}#skade`]])('says that it failed, and tries again at a press: %s', async (_, address) => {
    const area = await show({ responses: { 'POST jumpsst/': responseOf(503) }, config: { skadesaker: { url, fallbackUrl: address() } } });
    await area.pass(1);
    expect([tokensOf(area), screen.getByRole('alert').textContent]).toEqual([1, 'Noe gikk galt da vi skulle sende deg til skadeoppgjøret.Prøv igjen']);
    expect(screen.getByRole('heading').textContent).toBe('Vi fikk ikke sendt deg videre');
    fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    await area.pass(1);
    expect([tokensOf(area), sent.length]).toEqual([2, 0]);
    area.backend.answer(responses);
    fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    await area.settle();
    expect([tokensOf(area), sent.length]).toEqual([3, 1]);
    // Only a router that reads the hash can have changed the page.
    expect(replaced().every((place) => place.endsWith('#skade'))).toBe(true);
  });

  test('Back after a try that succeeded leads to the message with a button that works', async () => {
    const area = await show({ responses: { 'POST jumpsst/': responseOf(503) }, config: { skadesaker: { url, fallbackUrl: location.href } } });
    await area.pass(1);
    area.backend.answer(responses);
    const retry = screen.getByRole('button', { name: 'Prøv igjen' });
    fireEvent.click(retry);
    await area.settle();
    expect([sent.length, retry.getAttribute('aria-disabled')]).toEqual([1, 'true']);
    await act(async () => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      await area.settle();
    });
    fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    await area.pass(1);
    await area.settle();
    expect([tokensOf(area), sent.length]).toEqual([3, 2]);
  });

  test('a router that reads the hash removes the element', async () => {
    const area = await show({ responses: { 'POST jumpsst/': responseOf(503) }, config: { skadesaker: { url, fallbackUrl: `${location.href}#skade` } }, wrap: (it) => <Switch>{it}</Switch> });
    press();
    await area.pass(1);
    expect([replaced(), screen.queryByRole('alert')]).toEqual([[`${startedAt}#skade`], null]);
  });

  test('the default one, without an address of the claims pages', async () => {
    history.replaceState(null, '', portal);
    const area = await show({ config: {} });
    await area.pass(1);
    expect([replaced(), area.text()]).toEqual([[], expect.stringContaining('Vi fikk ikke sendt deg videre')]);
  });
});

describe('the fallback', () => {
  test.each([
    ['an error', responseOf(500)],
    ['no token', {}],
    ['an empty token', { jumpSst: ' ' }],
    ['no content', responseOf(204)],
    ['broken JSON', responseOf(200, '{"jumpSst":')],
  ])('%s is reported once CJ-07 CJ-08 CJ-10 ER-16', async (_, response) => {
    const errorReporter = vi.fn();
    const { eventsOf } = await show({ responses: { 'POST jumpsst/': response }, host: { errorReporter } });
    expect(replaced()).toEqual([fallbackUrl]);
    expect(errorReporter).toHaveBeenCalledTimes(1);
    expect(eventsOf('kfp-error')).toMatchObject([{ area: 'claims-jump', recoverable: false }]);
    expect(sent).toEqual([]);
  });

  test('no response leads there after 2 s, so that a customer who is going elsewhere gets there first CJ-08', async () => {
    const response = createDeferred();
    const area = await show({ responses: { 'POST jumpsst/': response.promise } });
    response.reject(new TypeError('Failed to fetch'));
    await area.pass(0);
    await area.pass(1_500);
    expect(replaced()).toEqual([]);
    await area.pass(500);
    expect(replaced()).toEqual([fallbackUrl]);
    expect(tokensOf(area)).toBe(1);
  });

  test.each([[undefined], [{}], [{ fallbackUrl: 'javascript:alert(1)' }], [{ fallbackUrl: 'mailto:a@bank.no' }]])(
    'with %j it is the portal, and no token is asked for CJ-09 CJ-11',
    async (skadesaker) => {
      const area = await show({ config: { skadesaker } });
      expect([tokensOf(area), sent.length, replaced()]).toEqual([0, 0, [portal]]);
    },
  );

  test('over 250 hostile addresses of the claims pages and of the fallback: not one is gone to CJ-11 D4 VA-17', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    // White space around a text of the configuration does not count.
    const addresses = hostileAddresses.filter((address) => safeAddress(address.trim()) === undefined);
    expect(addresses.length).toBeGreaterThan(250);
    for (const address of [...addresses, 'mailto:a@bank.no', 'tel:12345678']) {
      const area = await show({ config: { skadesaker: { url: address, fallbackUrl: address } } });
      expect([tokensOf(area), sent.length], JSON.stringify(address)).toEqual([0, 0]);
      expect(replaced(), JSON.stringify(address)).toEqual([portal]);
      replace.mockClear();
      area.unmount();
    }
  }, 20_000);
});

describe('nobody logged in', () => {
  test('nothing is asked, and nobody is sent anywhere CJ-01 AC-08', async () => {
    const area = await show({ session: null });
    expect([tokensOf(area), sent.length, replaced()]).toEqual([0, 0, []]);
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  });
});
