import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPortalLocation } from '../../../src/portal/portal-location.ts';

const base = '/privat/forsikring/oversikt';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(() => history.replaceState(null, '', '/'));

function at(path: string, basePath = base): string {
  history.replaceState(null, '', path);
  return createPortalLocation(window, basePath).get();
}

describe('RT-20 what part of the address is the route', () => {
  test.each([
    [base, '/'],
    [`${base}/`, '/'],
    [`${base}/tilbud`, '/tilbud'],
    [`${base}/tilbud/`, '/tilbud'],
    [`${base}/tilbud?a=1#b`, '/tilbud'],
    [`${base}/a/b`, '/a/b'],
  ])('%s is %s', (path, route) => {
    expect(at(path)).toBe(route);
  });

  test('a portal at the root', () => {
    expect([at('/', ''), at('/tilbud', '')]).toEqual(['/', '/tilbud']);
  });

  test.each([`${base}x`, `${base}constructor`, `${base}toString`])('%s is no route of the portal', (path) => {
    expect(at(path)).toBe(path);
  });
});

describe('RT-21 while the portal is on the page', () => {
  function watch() {
    history.replaceState(null, '', base);
    const location = createPortalLocation(window, base);
    const routes: string[] = [];
    const stop = location.subscribe(() => routes.push(location.get()));
    return { location, routes, stop };
  }

  test('goes to a route without loading the page, to its top', () => {
    const { location, routes, stop } = watch();
    location.navigate('/tilbud?a=1#b');
    expect(routes).toEqual(['/tilbud']);
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(`${base}/tilbud?a=1#b`);
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
    stop();
  });

  test('the page one is on is no new step for Back', () => {
    const { location, stop } = watch();
    location.navigate('/tilbud');
    const steps = history.length;
    location.navigate('/tilbud');
    expect(history.length).toBe(steps);
    stop();
  });

  test('follows Back and Forward', () => {
    const { routes, stop } = watch();
    history.replaceState(null, '', `${base}/tilbud`);
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(routes).toEqual(['/tilbud']);
    stop();
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
    createPortalLocation(window, base);
    expect(listen).not.toHaveBeenCalled();
    expect(history.pushState).toBe(push);
  });
});
