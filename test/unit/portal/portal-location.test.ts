import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPortalAddress } from '../../../src/portal/portal-address.ts';
import { createPortalLocation } from '../../../src/portal/portal-location.ts';

const base = '/privat/forsikring/oversikt';
const at = (path: string) => new URL(path, location.href);

function createScroll() {
  return { newEntry: { kfpScroll: 0 }, keep: vi.fn(), enter: vi.fn(), start: vi.fn() };
}

function watch() {
  history.replaceState(null, '', base);
  const scroll = createScroll();
  const location = createPortalLocation(window, createPortalAddress(base), scroll);
  const routes: string[] = [];
  const stop = location.subscribe(() => routes.push(location.get()));
  return { location, scroll, routes, stop };
}

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(() => history.replaceState(null, '', '/'));

describe('RT-21 while the portal is on the page', () => {
  test('goes to a route without loading the page, and keeps where the customer was', () => {
    const { location, scroll, routes, stop } = watch();
    location.navigate(at(`${base}/tilbud?a=1#b`));
    expect(routes).toEqual(['/tilbud']);
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(`${base}/tilbud?a=1#b`);
    expect(history.state).toEqual(scroll.newEntry);
    expect(scroll.keep).toHaveBeenCalledTimes(1);
    expect(scroll.enter.mock.calls).toEqual([['#b']]);
    stop();
  });

  test('the page one is on is no new step for Back', () => {
    const { location, stop } = watch();
    location.navigate(at(`${base}/tilbud`));
    const steps = history.length;
    location.navigate(at(`${base}/tilbud`));
    expect(history.length).toBe(steps);
    stop();
  });

  test('RT-08 RT-09 to the invoices the browser goes by itself, in one step', () => {
    const { location, routes, stop } = watch();
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
    const steps = history.length;
    location.navigate(at(`${base}/betaling/`));
    expect(assign.mock.calls).toEqual([['/privat/forsikring/betaling']]);
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
    history.replaceState(null, '', `${base}/tilbud`);
    navigation.dispatchEvent(new Event('currententrychange'));
    expect(routes).toEqual(['/tilbud']);
    stop();
    navigation.dispatchEvent(new Event('currententrychange'));
    expect(routes).toEqual(['/tilbud']);
    vi.unstubAllGlobals();
  });

  test('listens only while somebody does, and again for whoever comes later', () => {
    const { location, routes, stop } = watch();
    stop();
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(routes).toEqual([]);
    const listener = vi.fn();
    const stopLater = location.subscribe(listener);
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(listener).toHaveBeenCalledTimes(1);
    stopLater();
  });

  test('making one listens to nothing and touches no history', () => {
    const listen = vi.spyOn(window, 'addEventListener');
    const push = history.pushState;
    createPortalLocation(window, createPortalAddress(base), createScroll());
    expect(listen).not.toHaveBeenCalled();
    expect(history.pushState).toBe(push);
  });
});
