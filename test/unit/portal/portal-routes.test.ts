import { describe, expect, test } from 'vitest';
import { createPortalAddress } from '../../../src/portal/portal-routes.ts';

const base = '/privat/forsikring/oversikt';

describe('what part of a path is the route RT-20', () => {
  test.each([
    [base, '/'],
    [`${base}/`, '/'],
    [`${base}/tilbud`, '/tilbud'],
    [`${base}/tilbud/`, '/tilbud'],
    [`${base}/a/b`, '/a/b'],
  ])('%s is %s', (path, route) => {
    expect(createPortalAddress(base).routeOf(path)).toBe(route);
  });

  test.each(['', '/', '//', '.', '/a/..'])('a portal at the root: %j', (basePath) => {
    const { routeOf } = createPortalAddress(basePath);
    expect([routeOf('/'), routeOf('/tilbud')]).toEqual(['/', '/tilbud']);
  });

  test.each(['/min/side', '/min/side/', 'min/side'])('slashes around the base path do not count: %s', (basePath) => {
    expect(createPortalAddress(basePath).routeOf('/min/side/tilbud')).toBe('/tilbud');
  });

  test.each([
    ['/forsikring-på-nett', '/forsikring-p%C3%A5-nett'],
    ['/forsikring-p%C3%A5-nett', '/forsikring-p%C3%A5-nett'],
    ['mine sider/år/', '/mine%20sider/%C3%A5r'],
    ['/min/side/.', '/min/side'],
    ['/min/../side/', '/side'],
  ])('the base path %s is the path of the address %s', (basePath, path) => {
    const { routeOf, owns, place } = createPortalAddress(basePath);
    expect([routeOf(`${path}/tilbud`), owns(path), place(`${base}/tilbud`)]).toEqual(['/tilbud', true, `${path}/tilbud`]);
  });

  test.each([`${base}x`, `${base}constructor`, `${base}toString`])('%s is no route of the portal', (path) => {
    expect(createPortalAddress(base).routeOf(path)).toBe(path);
  });
});

describe('what belongs to the portal RT-24', () => {
  test.each([
    [base, base, true], [base, `${base}/finnes-ikke`, true], [base, '/privat/forsikring/dokumenter', false], [base, '/', false],
    ['/min/side', '/min/side/x', true], ['/min/side', '/min', false], ['/min/side', base, false],
  ])('with the base path %s %s: %s', (basePath, path, isOwn) => {
    expect(createPortalAddress(basePath).owns(path)).toBe(isOwn);
  });

  test.each(['/', '/privat', '/privat/forsikring'])('below %s, where others have pages too, only its own routes', (basePath) => {
    const { owns } = createPortalAddress(basePath);
    const below = basePath === '/' ? '' : basePath;
    const own = ['', '/', '/tilbud', '/tilbud/', '/betaling', '/jump/seopp/skadesaker'];
    const others = ['/konto', '/constructor', '/tilbud/1', '/forsikring/dokumenter', '/dokumenter'];
    expect(own.filter((path) => !owns(below + path))).toEqual([]);
    expect(others.filter((path) => owns(below + path))).toEqual([]);
    expect(owns('/privat/forsikring/dokumenter')).toBe(false);
  });
});

describe('where a portal has what links lead to RT-01', () => {
  test.each([
    [base, `${base}/tilbud?a=1#b`, `${base}/tilbud?a=1#b`],
    ['/min/side', `${base}/tilbud?a=1#b`, '/min/side/tilbud?a=1#b'],
    ['/min/side/', base, '/min/side'],
    ['/', base, '/'],
    ['/', `${base}?a=1`, '/?a=1'],
    ['/', `${base}#b`, '/#b'],
    ['/', `${base}/`, '/'],
    ['/', `${base}/tilbud`, '/tilbud'],
    ['/', `${base}//evil.example/x`, '/evil.example/x'],
    ['/', `${base}/\\evil.example/x`, '/evil.example/x'],
    ['/', `${base}///\\/evil.example`, '/evil.example'],
    ['/min/side', `${base}//tilbud`, '/min/side//tilbud'],
  ])('under %s %s is at %s', (basePath, href, place) => {
    expect(createPortalAddress(basePath).place(href)).toBe(place);
  });

  test.each([`${base}en`, '/privat/forsikring/dokumenter', 'https://annet.no/', 'tel:90000000', `https://annet.no${base}`])(
    '%s is no link of the portal', (href) => {
      expect(createPortalAddress('/min/side').place(href)).toBe(href);
    },
  );
});
