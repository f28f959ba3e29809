import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createPortalAddress } from '../../../src/portal/portal-routes.ts';
import { createPortalLocation } from '../../../src/portal/portal-location.ts';
import { createLinkOpener } from '../../../src/runtime/links/links.ts';
import { documentPrototype } from '../../support/document-prototype.ts';

const base = '/privat/forsikring/oversikt';

function create() {
  const stopScroll = vi.fn();
  const scroll = { newEntry: { kfpScroll: 0 }, keep: vi.fn(), enter: vi.fn(), start: vi.fn(() => stopScroll) };
  const links = createLinkOpener(window.location, () => undefined);
  const location = createPortalLocation({ window, address: createPortalAddress(base), scroll, links });
  /** Follows a link as an element does. */
  const follow = (href: string) => {
    const event = new MouseEvent('click', { cancelable: true });
    links.follow({ event, href: links.place(href), label: '', element: document.body, loginContext: 'OWN_SITE' });
    return event.defaultPrevented;
  };
  return { location, scroll, stopScroll, follow };
}

function watch() {
  history.replaceState(null, '', base);
  const { location, ...others } = create();
  const routes: unknown[] = [];
  const stop = location.subscribe(() => routes.push(location.get()));
  expect(routes.splice(0)).toEqual(['/']);
  return { location, routes, stop, ...others };
}

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(() => history.replaceState(null, '', '/'));

describe('while the portal is on the page RT-21', () => {
  test('goes to a route without loading the page, and keeps where the customer was', () => {
    const { follow, scroll, routes, stop } = watch();
    follow(`${base}/tilbud?a=1#b`);
    expect(routes).toEqual(['/tilbud']);
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(`${base}/tilbud?a=1#b`);
    expect(history.state).toEqual(scroll.newEntry);
    expect(scroll.keep).toHaveBeenCalledTimes(1);
    expect(scroll.enter.mock.calls).toEqual([['#b']]);
    stop();
  });

  test('a new entry keeps what the router of the host needs, but neither a mark that makes it one of theirs nor what is ours of the last one RT-21', () => {
    const { follow, scroll, stop } = watch();
    const router = { current: '/min', position: 3 };
    const marks = { __NA: true, __N: true, turbo: { restorationIndex: 1 }, htmx: true, __TSR_key: 'a' };
    history.replaceState({ ...router, ...marks, kfpScroll: 700, kfpReloadedBy: '0.1.0' }, '');
    follow(`${base}/tilbud`);
    expect(history.state).toStrictEqual({ ...router, ...scroll.newEntry });
    history.replaceState('text', '');
    follow(base);
    expect(history.state).toEqual(scroll.newEntry);
    stop();
  });

  test('another page comes as a view transition, once, also where the browser tells of its address; another part of a page does not UI-40', () => {
    const changes: (() => Promise<void>)[] = [];
    const startViewTransition = (change: () => Promise<void>) => {
      changes.push(change);
      return { ready: Promise.reject(new Error('skipped')) };
    };
    Object.assign(documentPrototype, { startViewTransition });
    const navigation = new EventTarget();
    vi.stubGlobal('navigation', navigation);
    const { follow, routes, scroll, stop } = watch();
    const push = vi.spyOn(history, 'pushState').mockImplementation((...entry) => {
      history.replaceState(...entry);
      navigation.dispatchEvent(Object.assign(new Event('currententrychange'), { navigationType: 'push' }));
    });
    follow(`${base}/tilbud`);
    expect([window.location.pathname, routes, scroll.enter.mock.calls.length]).toEqual([`${base}/tilbud`, [], 0]);
    void changes[0]?.();
    expect([routes, scroll.enter.mock.calls.length]).toEqual([['/tilbud'], 1]);
    follow(`${base}/tilbud#kontakt-telefon`);
    expect([changes.length, scroll.enter.mock.calls.length]).toEqual([1, 2]);
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-motion: reduce)' }));
    follow(base);
    expect([changes.length, routes.at(-1)]).toEqual([1, '/']);
    stop();
    push.mockRestore();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(documentPrototype, 'startViewTransition');
  });

  test('the page one is on is no new step for Back', () => {
    const { follow, stop } = watch();
    follow(`${base}/tilbud`);
    const steps = history.length;
    follow(`${base}/tilbud`);
    expect(history.length).toBe(steps);
    stop();
  });

  test('to the invoices the browser goes by itself, in one step RT-08 RT-09', () => {
    const { follow, routes, stop } = watch();
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
    const steps = history.length;
    follow(`${base}/betaling/`);
    expect(assign.mock.calls).toEqual([[`${window.location.origin}/privat/forsikring/betaling`]]);
    expect([routes, history.length]).toEqual([[], steps]);
    stop();
  });

  test('follows Back and Forward', () => {
    const { routes, stop } = watch();
    history.replaceState(null, '', `${base}/tilbud`);
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(routes).toEqual(['/tilbud']);
    stop();
  });

  test('follows a router of the host, where the browser tells of it', () => {
    const navigation = new EventTarget();
    vi.stubGlobal('navigation', navigation);
    const { routes, stop } = watch();
    const tell = (navigationType: string) =>
      navigation.dispatchEvent(Object.assign(new Event('currententrychange'), { navigationType }));
    history.replaceState(null, '', `${base}/tilbud`);
    tell('replace');
    expect(routes).toEqual([]);
    tell('push');
    expect(routes).toEqual(['/tilbud']);
    stop();
    tell('push');
    expect(routes).toEqual(['/tilbud']);
    vi.unstubAllGlobals();
  });

  test('without the Navigation API follows a link that the router of the host takes, as soon as the address is there, and no longer RT-21', () => {
    vi.useFakeTimers();
    const { follow, routes, stop } = watch();
    const take = (event: Event) => (event as CustomEvent<{ kind: string }>).detail.kind === 'portal' && event.preventDefault();
    document.addEventListener('kfp-navigate', take);
    onTestFinished(() => {
      document.removeEventListener('kfp-navigate', take);
      vi.useRealTimers();
    });
    follow(`${base}/tilbud`);
    vi.advanceTimersByTime(3_000);
    expect(routes).toEqual([]);
    history.replaceState(null, '', `${base}/tilbud`);
    vi.advanceTimersByTime(100);
    expect(routes).toEqual(['/tilbud']);
    // The router writes the address in its own way, or goes to another page of the portal. A link that nobody takes ends nothing.
    follow(`${base}/kjopsinnganger`);
    follow('https://another.example/');
    history.replaceState(null, '', `${base}/samtykker/`);
    vi.advanceTimersByTime(100);
    expect(routes).toEqual(['/tilbud', createPortalAddress(base).routeOf(`${base}/samtykker`)]);
    follow(base);
    history.replaceState(null, '', base);
    vi.advanceTimersByTime(100);
    expect(routes.splice(0).at(-1)).toBe('/');
    follow(`${base}/tilbud`);
    vi.advanceTimersByTime(60_000);
    expect(vi.getTimerCount()).toBe(0);
    follow(`${base}/tilbud`);
    stop();
    history.replaceState(null, '', `${base}/tilbud`);
    vi.runAllTimers();
    expect(routes).toEqual([]);
  });

  test('stays where it is when a router of the host has left for an address that is not of the portal', () => {
    const navigation = new EventTarget();
    vi.stubGlobal('navigation', navigation);
    const { location, routes, stop } = watch();
    history.replaceState(null, '', '/two');
    navigation.dispatchEvent(Object.assign(new Event('currententrychange'), { navigationType: 'push' }));
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect([routes, location.get()]).toEqual([[], '/']);
    history.replaceState(null, '', `${base}/tilbud`);
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(routes).toEqual(['/tilbud']);
    stop();
    vi.unstubAllGlobals();
  });

  test('goes back to the address that it began with, also where that is not of the portal', () => {
    const { location } = create();
    const routes: unknown[] = [];
    const stop = location.subscribe(() => routes.push(location.get()));
    for (const path of [`${base}/tilbud`, '/']) {
      history.replaceState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }
    expect(routes).toEqual(['/', '/tilbud', '/']);
    stop();
  });

  test('listens only while somebody does, and again for whoever comes later', () => {
    const { location, routes, stop, stopScroll, follow } = watch();
    expect(location.get()).toBe('/');
    stop();
    expect([stopScroll.mock.calls.length, location.get(), follow(base)]).toEqual([1, undefined, false]);
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(routes).toEqual([]);
    const listener = vi.fn();
    const stopLater = location.subscribe(listener);
    listener.mockClear();
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(listener).toHaveBeenCalledTimes(1);
    stopLater();
  });

  test('making one listens to nothing and touches no history', () => {
    const listen = vi.spyOn(window, 'addEventListener');
    const push = history.pushState;
    const { location, scroll } = create();
    expect(listen).not.toHaveBeenCalled();
    expect(scroll.start).not.toHaveBeenCalled();
    expect([history.pushState, location.get()]).toEqual([push, undefined]);
  });
});
