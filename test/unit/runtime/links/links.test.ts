import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { LoginContext } from '../../../../src/domain/distributor.ts';
import { UrlError } from '../../../../src/platform/url-rule.ts';
import { createPortalAddress } from '../../../../src/portal/portal-routes.ts';
import type { MouseLikeEvent, NativeBridge } from '../../../../src/runtime/links/links.ts';
import { checkAddress, createLinkOpener, safeAddress } from '../../../../src/runtime/links/links.ts';
import { warning } from '../../../support/warning.mjs';
import { hostileUrls } from '../../platform/hostile-urls.ts';

const portal = '/privat/forsikring/oversikt';
const page = { location: new URL('https://www.bank.no/side') as unknown as Location };

interface ClickOptions {
  readonly loginContext?: LoginContext;
  readonly bridge?: NativeBridge;
  readonly event?: Partial<MouseLikeEvent>;
  /** The event that the host prevents. */
  readonly prevents?: string;
  /** What the portal's router is asked for, when there is one. */
  readonly routed?: string[];
  /** Its base path. */
  readonly basePath?: string;
  readonly isLoad?: boolean;
}

/** Clicks a link and tells who followed it. */
function click(href: string, options: ClickOptions = {}) {
  const { loginContext = 'OWN_SITE', bridge, event, prevents, routed, basePath = portal, isLoad = false } = options;
  const element = document.createElement('kfp-test');
  const fired: (readonly [string, unknown])[] = [];
  for (const type of ['kfp-navigate', 'kfp-native-link']) {
    element.addEventListener(type, (fact) => {
      fired.push([type, (fact as CustomEvent<unknown>).detail]);
      if (type === prevents) fact.preventDefault();
    });
  }
  const preventDefault = vi.fn();
  const mouse = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false };
  const opener = createLinkOpener(page.location, () => bridge);
  if (routed) opener.setRouter({ ...createPortalAddress(basePath), navigate: (url) => routed.push(url.pathname + url.search + url.hash) });
  opener.follow({ event: { ...mouse, ...event, preventDefault }, href: opener.place(href), label: 'Lenke', element, loginContext, isLoad });
  return { fired, types: fired.map(([type]) => type), isTaken: preventDefault.mock.calls.length > 0 };
}

function createBridge() {
  const openLink = vi.fn<NativeBridge['openLink']>();
  return { bridge: { openLink }, openLink };
}

describe('in a browser', () => {
  test('the host is told, and the browser follows NX-16', () => {
    const { fired, isTaken } = click('/innbo');
    expect(fired).toEqual([['kfp-navigate', { href: 'https://www.bank.no/innbo', kind: 'internal' }]]);
    expect(isTaken).toBe(false);
  });

  test('a host that prevents kfp-navigate follows the link itself, and nothing else happens', () => {
    const { bridge, openLink } = createBridge();
    const routed: string[] = [];
    const { types, isTaken } = click(portal, { prevents: 'kfp-navigate', loginContext: 'MOBILBANK', bridge, routed });
    expect(types).toEqual(['kfp-navigate']);
    expect(isTaken).toBe(true);
    expect(openLink).not.toHaveBeenCalled();
    expect(routed).toEqual([]);
  });

  test.each<Partial<MouseLikeEvent>>([
    { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }, { defaultPrevented: true },
  ])('a click with %j is left to the browser RT-21', (event) => {
    const { bridge, openLink } = createBridge();
    const routed: string[] = [];
    const { types, isTaken } = click(portal, { event, loginContext: 'MOBILBANK', bridge, routed });
    expect([types, isTaken, routed]).toEqual([[], false, []]);
    expect(openLink).not.toHaveBeenCalled();
  });

  test.each<LoginContext>(['NETTBANK', 'OWN_SITE'])('the bridge is not for %s NX-16', (loginContext) => {
    const { bridge, openLink } = createBridge();
    const { types, isTaken } = click('https://annet.no', { loginContext, bridge });
    expect([types, isTaken]).toEqual([['kfp-navigate'], false]);
    expect(openLink).not.toHaveBeenCalled();
  });
});

describe('in a bank app', () => {
  test.each<LoginContext>(['MOBILBANK', 'MOBILBANK_DNB'])('%s opens links through its bridge NX-01 NX-12', (loginContext) => {
    const { bridge, openLink } = createBridge();
    const { types, isTaken } = click('https://annet.no/', { loginContext, bridge });
    expect(types).toEqual(['kfp-navigate', 'kfp-native-link']);
    expect(isTaken).toBe(true);
    expect(openLink.mock.calls).toEqual([
      [{ type: 'external', url: 'https://annet.no/', title: 'Lenke', documentName: undefined, isLong: false }],
    ]);
  });

  test('a host that prevents kfp-native-link opens the link itself NX-12', () => {
    const { bridge, openLink } = createBridge();
    const { fired, isTaken } = click('/a.pdf', { loginContext: 'MOBILBANK', bridge, prevents: 'kfp-native-link' });
    expect(isTaken).toBe(true);
    expect(openLink).not.toHaveBeenCalled();
    expect(fired[1]?.[1]).toMatchObject({ type: 'pdf', documentName: 'a' });
  });

  test('without a bridge the link is a normal link NX-12', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { types, isTaken } = click('/innbo', { loginContext: 'MOBILBANK' });
    expect([types, isTaken, log.mock.calls]).toEqual([['kfp-navigate', 'kfp-native-link'], false, []]);
  });

  test('a bridge that throws leaves the link to the browser NX-12', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const openLink = () => {
      throw new Error('no app');
    };
    expect(click('/innbo', { loginContext: 'MOBILBANK', bridge: { openLink } }).isTaken).toBe(false);
    expect(log).toHaveBeenCalledTimes(1);
    expect(log).toHaveBeenCalledWith(warning('callback-failed', 'nativeBridge.openLink failed'), new Error('no app'));
  });

  test('a bridge that rejects later is logged and throws nothing into the page NX-12', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const openLink = () => Promise.reject(new Error('no app'));
    expect(click('/innbo', { loginContext: 'MOBILBANK', bridge: { openLink } }).isTaken).toBe(true);
    await Promise.resolve();
    await Promise.resolve();
    expect(log.mock.calls).toEqual([[warning('callback-failed', 'nativeBridge.openLink failed'), new Error('no app')]]);
  });
});

describe('a link that opens in a new tab', () => {
  test('is not for the router of a portal on the page NA-09 NA-14', () => {
    const routed: string[] = [];
    expect(click(`${portal}/jump`, { routed, isLoad: true })).toMatchObject({ fired: [['kfp-navigate', { kind: 'portal' }]], isTaken: false });
    expect(routed).toEqual([]);
  });

  test.each([
    [`${portal}/jump`, 'in-app'], ['/meld-skade', 'in-app'], ['https://annet.no/', 'external'],
  ])('%s opens in an app as %s, which has the session for pages that need it NA-20 NX-13', (href, type) => {
    const { bridge, openLink } = createBridge();
    expect(click(href, { loginContext: 'MOBILBANK_DNB', bridge, routed: [], isLoad: true }).isTaken).toBe(true);
    expect(openLink.mock.calls).toMatchObject([[{ type }]]);
  });

  test('the portal’s own pages go through the bridge too, and by its router without one NX-01 NX-13', () => {
    const { bridge, openLink } = createBridge();
    const routed: string[] = [];
    click(`${portal}/tilbud`, { loginContext: 'MOBILBANK', bridge, routed });
    expect(openLink.mock.calls).toMatchObject([[{ type: 'in-app' }]]);
    expect(routed).toEqual([]);
    click(`${portal}/tilbud`, { loginContext: 'MOBILBANK', routed });
    expect(routed).toHaveLength(1);
  });

  test('a PDF stays a PDF NX-04', () => {
    const { bridge, openLink } = createBridge();
    click('/vilkar.pdf', { loginContext: 'MOBILBANK', bridge, isLoad: true });
    expect(openLink.mock.calls).toMatchObject([[{ type: 'pdf' }]]);
  });
});

describe('with a portal on the page RT-21', () => {
  test.each([
    [portal], [`${portal}/tilbud`], [`${portal}/tilbud?a=1#b`],
  ])('%s goes to its router', (href) => {
    const routed: string[] = [];
    expect(click(href, { routed, loginContext: 'NETTBANK' })).toMatchObject({ types: ['kfp-navigate'], isTaken: true });
    expect(routed).toEqual([href]);
  });

  test('in an app its own links go through the bridge, and to its router where there is none RT-21', () => {
    const routed: string[] = [];
    const { bridge, openLink } = createBridge();
    expect(click(portal, { routed, loginContext: 'MOBILBANK', bridge })).toMatchObject({ types: ['kfp-navigate', 'kfp-native-link'], isTaken: true });
    expect([routed, openLink.mock.calls.length]).toEqual([[], 1]);
    expect(click(portal, { routed, loginContext: 'MOBILBANK' })).toMatchObject({ types: ['kfp-navigate', 'kfp-native-link'], isTaken: true });
    expect(routed).toEqual([portal]);
  });

  test('another address does not NX-13', () => {
    const routed: string[] = [];
    click('/innbo', { routed });
    click(`https://annet.no${portal}`, { routed });
    click(`${portal}/vilkar.pdf`, { routed });
    expect(routed).toEqual([]);
  });

  test('its base path decides what belongs to it', () => {
    const routed: string[] = [];
    expect(click('/min/side/tilbud', { routed, basePath: '/min/side' }).fired[0]?.[1]).toMatchObject({ kind: 'portal' });
    expect(click('/min', { routed, basePath: '/min/side' }).fired[0]?.[1]).toMatchObject({ kind: 'internal' });
    expect(routed).toEqual(['/min/side/tilbud']);
  });

  test.each([
    ['/min/side', '/min/side/tilbud?a=1'], ['/min/side/', '/min/side/tilbud?a=1'], ['/', '/tilbud?a=1'], ['', '/tilbud?a=1'],
  ])('under the base path %s the links of the elements stay inside', (basePath, expected) => {
    const routed: string[] = [];
    const { fired, isTaken } = click(`${portal}/tilbud?a=1`, { routed, basePath });
    expect(fired).toEqual([['kfp-navigate', { href: `https://www.bank.no${expected}`, kind: 'portal' }]]);
    expect([routed, isTaken]).toEqual([[expected], true]);
  });

  test('without one, links under its path are the browser’s', () => {
    expect(click(portal)).toMatchObject({ fired: [['kfp-navigate', { kind: 'portal' }]], isTaken: false });
  });

  test('a router that is gone gets no more, also when a later one has taken over', () => {
    const opener = createLinkOpener(page.location, () => undefined);
    const first = vi.fn();
    const second = vi.fn();
    const stopFirst = opener.setRouter({ ...createPortalAddress(portal), navigate: first });
    const stopSecond = opener.setRouter({ ...createPortalAddress(portal), navigate: second });
    const follow = () => opener.follow({
      event: new MouseEvent('click'), href: opener.place(portal), label: '', element: document.createElement('kfp-test'), loginContext: 'OWN_SITE',
    });
    stopFirst();
    follow();
    stopSecond();
    follow();
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });
});

describe('an address', () => {
  const hosts = {
    'https://www.bank.no/side': false, 'https://bank.test.example/': false, 'https://bank.qa.example/': false, 'https://localhost.example/': false,
    'http://localhost:3000/side': true, 'https://127.0.0.1/': true, 'https://bank.dev.example/': true,
  };

  /** The page is at this address. */
  function standAt(address: string) {
    const place = new URL(address);
    vi.stubGlobal('location', place);
    onTestFinished(() => void vi.unstubAllGlobals());
    return createLinkOpener(place, () => undefined);
  }

  const isChecked = (address: string) => {
    try {
      return checkAddress(address).href;
    } catch (error) {
      if (error instanceof UrlError) return undefined;
      throw error;
    }
  };

  test.each(Object.entries(hosts))('on %s plain http to localhost is taken: %j CF-09', (address, isTaken) => {
    const { isSafe } = standAt(address);
    const local = 'http://localhost:4000/bilde.png';
    expect([isSafe(local), safeAddress(local), isChecked(local)]).toEqual(isTaken ? [true, local, local] : [false, undefined, undefined]);
    expect([isSafe('http://annet.no/'), safeAddress('http://annet.no/')]).toEqual([false, undefined]);
  });

  test.each([
    ['/bilde.png', 'https://www.bank.no/bilde.png'],
    ['bilde.png?a=1#b', 'https://www.bank.no/min/bilde.png?a=1#b'],
    ['https://annet.no', 'https://annet.no/'],
    ['//annet.no/a b', 'https://annet.no/a%20b'],
  ])('%s is taken as %s section 6', (address, expected) => {
    const { isSafe } = standAt('https://www.bank.no/min/side');
    expect([isSafe(address), safeAddress(address), isChecked(address)]).toEqual([true, expected, expected]);
  });

  test('a link may write a mail or call; an image, frame or form may not section 6', () => {
    const { isSafe } = standAt('https://www.bank.no/side');
    for (const address of ['mailto:a@bank.no', 'tel:+4722334455']) {
      expect([isSafe(address), safeAddress(address), isChecked(address)]).toEqual([true, undefined, undefined]);
    }
  });

  test('no hostile address is taken section 6 D4', () => {
    const { isSafe } = standAt('https://www.bank.no/side');
    const taken = hostileUrls.filter((address) => isSafe(address) || safeAddress(address) !== undefined || isChecked(address) !== undefined);
    expect([taken, hostileUrls.length >= 100]).toEqual([[], true]);
  });
});
