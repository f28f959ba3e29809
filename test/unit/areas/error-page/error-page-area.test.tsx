import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ErrorPageProps } from '../../../../src/areas/error-page/error-page-area.tsx';
import { ErrorPageArea } from '../../../../src/areas/error-page/error-page-area.tsx';
import { errorPageElement } from '../../../../src/areas/error-page/error-page-element.ts';
import { errorPageText } from '../../../../src/areas/error-page/error-page-text.ts';
import { hostileAddresses } from '../../../support/hostile-addresses.ts';
import type { RenderAreaOptions } from '../../../support/render-area.tsx';
import { renderArea } from '../../../support/render-area.tsx';
import { leadsTo } from '../../../support/leads-to.ts';
import { warning } from '../../../support/warning.mjs';

const warn = vi.fn();

beforeEach(() => {
  warn.mockClear();
  vi.spyOn(console, 'warn').mockImplementation(warn);
});

async function show(props: ErrorPageProps = {}, options: RenderAreaOptions = {}) {
  const area = renderArea(<ErrorPageArea {...props} />, { session: null, ...options });
  await area.settle();
  return area;
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const linkTo = (name: string) => leadsTo(screen.getByRole('link', { name }));
const images = () => [...document.querySelectorAll('img')];

const help = 'Ta kontakt med oss, så hjelper vi deg.';

describe('what it says', () => {
  test.each([
    ['error', undefined, 'Oisann, her skjedde det en feil', ''],
    ['error', 'generell', 'Noe har gått galt', 'Prøv igjen, eller ta kontakt med oss'],
    ['error', 'utilgjengelig', 'Tjenesten er utilgjengelig nå', 'Prøv igjen etter klokken 06.00'],
    ['error', 'avsluttForsikring', 'Forsikringen din kan ikke avsluttes på nett', help],
    ['error', 'alleredeAvsluttet', 'Forsikringen er allerede avsluttet', ''],
    ['error', 'finnes', 'Tilsvarende produkt er allerede forsikret', ''],
    ['error', 'kanIkkeSeForsikringPaaNett', 'Du kan ikke se forsikringer på nett', help],
    ['block', 'under18', 'Du må ha fylt 18 år for å kjøpe forsikring på nett', ''],
    ['block', 'generell', 'Du kan ikke kjøpe forsikring på nett', ''],
    ['block', 'lo', 'Du kan ikke kjøpe forsikring på nett', ''],
    ['block', 'uonsket', 'Du kan ikke kjøpe forsikring på nett', ''],
    ['block', 'utenlandskBosted', 'Bostedsadressen din er utenfor Norge', ''],
    ['block', 'kanIkkeSeForsikringPaaNett', 'Du kan ikke se forsikringer på nett', ''],
  ] as const)('EP-01 EP-12 EP-13 EP-14 EP-15 EP-16 EP-17 EP-18 EP-19 EP-20 EP-21 EP-22 EP-23 EP-24 EP-25 EP-26 AC-21 AC-22 AC-23 T-14 T-16 %s %s', async (type, kind, heading, lead) => {
    const { text } = await show({ type, kind, action: 'none' });
    expect(title()).toBe(heading);
    const contact = type === 'block' ? 'Ta kontakt med banken din for hjelp med forsikringene dine.' : '';
    expect(text()).toBe(heading + lead + contact);
  });

  test('every kind of both families is one of the attribute, and no other EP-27 EP-29', () => {
    const { error, block } = errorPageText.nb.kinds;
    const known = new Set([...Object.keys(error), ...Object.keys(block)]);
    expect([...errorPageElement.attributes.kind.type.words ?? []].sort()).toEqual([...known].sort());
  });

  test('each family has a picture of its own, and what is gone another, where the host gives none EP-36', async () => {
    const drawn = async (props: ErrorPageProps) => {
      const { element, unmount } = await show(props);
      const lines = [...element.querySelectorAll('svg path')].map((path) => path.getAttribute('d'));
      unmount();
      return lines;
    };
    const pictures = [await drawn({}), await drawn({ type: 'block' }), await drawn({ status: 404 })];
    expect(pictures.map(({ length }) => length)).toEqual([1, 1, 1]);
    expect(new Set(pictures.flat()).size).toBe(3);
    expect(await drawn({ logo: '/logo.svg' })).toEqual([]);
    expect(await drawn({ image: '/image.svg' })).toEqual([]);
  });

  test.each([
    [404, 'Denne siden ser ut til å være borte...'],
    [405, 'Noe har gått galt'],
    [400, 'Noe har gått galt'],
    [418, 'Noe har gått galt'],
  ])('status %i EP-30 EP-31', async (status, heading) => {
    await show({ status });
    expect(title()).toBe(heading);
  });

  test('a page that is gone leads to the overview LG-21 LG-22', async () => {
    await show({ status: 404 });
    expect(linkTo('Til forsikringsoversikten')).toBe('/privat/forsikring');
  });

  test('a kind of the other family gives the default and one warning EP-29', async () => {
    const { unmount } = await show({ type: 'error', kind: 'under18' });
    expect(title()).toBe('Oisann, her skjedde det en feil');
    unmount();
    await show({ type: 'block', kind: 'finnes' });
    expect(title()).toBe('Du kan ikke kjøpe forsikring på nett');
    expect(warn.mock.calls).toEqual([
      [warning('unknown-kind', '<kfp-error-page> kind: "under18" is not a kind of type error and is ignored.')],
      [warning('unknown-kind', '<kfp-error-page> kind: "finnes" is not a kind of type block and is ignored.')],
    ]);
  });

  test('heading and lead of the host; an empty lead is none, an empty heading counts as missing EP-02', async () => {
    const { text, unmount } = await show({ kind: 'generell', heading: 'Vi oppgraderer', lead: '', action: 'none' });
    expect([text(), document.querySelector('p')]).toEqual(['Vi oppgraderer', null]);
    unmount();
    const { text: other } = await show({ kind: 'finnes', heading: '', lead: 'Se oversikten.', action: 'none' });
    expect(other()).toBe('Tilsvarende produkt er allerede forsikretSe oversikten.');
  });

  test('a section with its name, no landmark, and the heading has the focus EP-34', async () => {
    await show({ kind: 'generell' });
    expect(screen.getByRole('region', { name: 'Noe har gått galt' })).toBeTruthy();
    expect(screen.queryByRole('main')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  test('tells the host that it shows', async () => {
    expect((await show()).eventsOf('kfp-ready')).toEqual([{ tag: 'kfp-test' }]);
  });
});

describe('its pictures', () => {
  test('none, or those of the host, with an empty alternative EP-03 EP-05 EP-34', async () => {
    const { unmount } = await show();
    expect(images()).toEqual([]);
    unmount();
    await show({ logo: '/logo.svg', image: 'https://www.bank.no/hus.png' });
    expect(images().map((image) => [image.getAttribute('src'), image.alt])).toEqual([
      [`${location.origin}/logo.svg`, ''],
      ['https://www.bank.no/hus.png', ''],
    ]);
  });

  test('over 250 hostile addresses of logo, image and action: none is used D4 VA-18', async () => {
    expect(hostileAddresses.length).toBeGreaterThan(250);
    const { runtime } = await show();
    expect(runtime.links.isSafe('https://www.bank.no/')).toBe(true);
    for (const address of hostileAddresses) {
      const { unmount } = renderArea(<ErrorPageArea logo={address} image={address} actionHref={address} />);
      const used = [...document.querySelectorAll('[src], [href]')].map((node) => node.outerHTML);
      expect(used, JSON.stringify(address)).toEqual([]);
      unmount();
    }
    expect(warn.mock.calls.length).toBeGreaterThanOrEqual(hostileAddresses.length * 3);
  }, 20_000);

  test('an image is no mail and no call', async () => {
    await show({ image: 'mailto:a@bank.no', logo: 'tel:123', actionHref: 'mailto:a@bank.no', actionLabel: 'Skriv' });
    expect(images()).toEqual([]);
    expect(linkTo('Skriv')).toBe('mailto:a@bank.no');
  });
});

describe('its action', () => {
  const back = vi.fn();
  const assign = vi.fn();
  const goBack = () => fireEvent.click(screen.getByRole('button', { name: 'Gå tilbake' }));

  beforeEach(() => {
    back.mockClear();
    assign.mockClear();
    vi.spyOn(history, 'back').mockImplementation(back);
    vi.spyOn(location, 'assign').mockImplementation(assign);
  });

  afterEach(() => Reflect.deleteProperty(window, 'navigation'));

  const setHistory = (canGoBack: boolean) => Object.assign(window, { navigation: Object.assign(new EventTarget(), { canGoBack }) });

  test('goes back EP-07 EP-08', async () => {
    setHistory(true);
    await show();
    goBack();
    expect([back.mock.calls.length, assign.mock.calls.length]).toEqual([1, 0]);
  });

  test('with nothing to go back to it leads to the portal EP-09 T-13', async () => {
    setHistory(false);
    const { eventsOf } = await show();
    goBack();
    expect(back).not.toHaveBeenCalled();
    expect(assign.mock.calls).toEqual([[`${location.origin}/privat/forsikring/oversikt`]]);
    expect(eventsOf('kfp-navigate')).toMatchObject([{ kind: 'portal' }]);
  });

  test('where Back leads nowhere, as the history counts the way forward too, it leads to the portal EP-35', async () => {
    setHistory(true);
    const { pass } = await show();
    goBack();
    await pass(2_900);
    expect(assign).not.toHaveBeenCalled();
    await pass(100);
    expect(assign.mock.calls).toEqual([[`${location.origin}/privat/forsikring/oversikt`]]);
    goBack();
    await pass(3_000);
    expect(assign).toHaveBeenCalledTimes(2);
  });

  test.each(['popstate', 'pagehide', 'navigate'])('after %s Back leads somewhere, and is left alone EP-35', async (type) => {
    setHistory(true);
    const { pass } = await show();
    goBack();
    const target = type === 'navigate' ? (window as unknown as { readonly navigation: EventTarget }).navigation : window;
    target.dispatchEvent(new Event(type));
    await pass(4_000);
    expect(assign).not.toHaveBeenCalled();
  });

  test('a page that has gone meanwhile leads nowhere EP-35', async () => {
    setHistory(true);
    const { pass, unmount } = await show();
    goBack();
    unmount();
    await pass(4_000);
    expect(assign).not.toHaveBeenCalled();
  });

  test('the host may navigate itself EP-09', async () => {
    setHistory(false);
    const { element } = await show();
    element.addEventListener('kfp-navigate', (event) => event.preventDefault());
    goBack();
    expect(assign).not.toHaveBeenCalled();
  });

  test('is left out, named and sent elsewhere by the host; the link to the overview is optional EP-04 EP-06 EP-11', async () => {
    const { unmount } = await show({ action: 'none' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    unmount();
    const other = await show({ actionLabel: 'Prøv igjen', actionHref: '/igjen', overviewLink: true });
    expect(linkTo('Prøv igjen')).toBe('/igjen');
    expect(linkTo('Til forsikringsoversikten')).toBe('/privat/forsikring');
    expect(screen.queryByRole('button')).toBeNull();
    other.unmount();
    await show({ actionLabel: 'Tilbake til banken' });
    expect(screen.getByRole('button').textContent).toBe('Tilbake til banken');
  });
});

describe('the contact of a block page', () => {
  const kinds = Object.keys(errorPageText.nb.kinds.block);

  test.each(kinds)('EP-27 EP-28 %s calls the number that is configured, before the login', async (kind) => {
    const { backend } = await show({ type: 'block', kind }, { config: { contactInfo: { telefon: '915 02 222' } } });
    expect(linkTo('Ta kontakt med oss')).toBe('tel:91502222');
    expect(backend.count('auth/bankkontakt')).toBe(0);
  });

  test('calls the number of the bank for a customer who is logged in EP-28 FH-17', async () => {
    await show({ type: 'block' }, { session: 's', responses: { 'auth/bankkontakt': { telefon: '22 43 86 34' } } });
    expect(linkTo('Ta kontakt med oss')).toBe('tel:22438634');
  });

  test('writes to the bank that has no number that can be called EP-28', async () => {
    await show({ type: 'block' }, { session: 's', responses: { 'auth/bankkontakt': { telefon: '915 02 222 (8-16)', epost: ' kunde@bank.no ' } } });
    expect(linkTo('Ta kontakt med oss')).toBe('mailto:kunde@bank.no');
  });

  test('says so when there is none EP-28 FH-12', async () => {
    const { text } = await show({ type: 'block' }, { session: 's', responses: { 'auth/bankkontakt': {} } });
    expect(text()).toContain('Ta kontakt med banken din for hjelp med forsikringene dine.');
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('scrolls to the number of the footer, and gives it the focus EP-27 FH-27', async () => {
    const { runtime } = await show({ type: 'block' }, { config: { contactInfo: { telefon: '91502222' } } });
    const footer = document.createElement('div');
    const phone = Object.assign(document.createElement('a'), { id: 'kontakt-telefon', href: '#', scrollIntoView: vi.fn() });
    footer.attachShadow({ mode: 'open' }).append(phone);
    document.body.append(footer);
    const leave = runtime.elements.add({ element: footer, needsCustomer: false });
    const isFollowed = fireEvent.click(screen.getByRole('link', { name: 'Ta kontakt med oss' }));
    expect(isFollowed).toBe(false);
    expect(phone.scrollIntoView).toHaveBeenCalledTimes(1);
    expect(footer.shadowRoot?.activeElement).toBe(phone);
    leave();
    footer.remove();
  });

  test('an error page has none EP-20', async () => {
    await show({ kind: 'generell' }, { config: { contactInfo: { telefon: '91502222' } } });
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('what is told of it', () => {
  test('a block is noted, once; an error is not EP-29 TR-31', async () => {
    const { runtime } = await show({ type: 'block', kind: 'under18' });
    const blocksOf = ({ tracking }: typeof runtime) => tracking.waiting().filter(({ event }) => event === 'Kjopssperre');
    expect(blocksOf(runtime)).toMatchObject([{ path: location.pathname, type: 'under18' }]);
    const { runtime: other } = await show({ kind: 'generell' });
    expect(blocksOf(other)).toEqual([]);
  });

  test('a block tells the product of the purchase page that it stands on TR-31', async () => {
    history.replaceState(null, '', '/privat/forsikring/motor/bil/123/4');
    onTestFinished(() => history.replaceState(null, '', '/'));
    const { runtime: { tracking } } = await show({ type: 'block', kind: 'uonsket' });
    expect(tracking.waiting()).toContainEqual(expect.objectContaining({ event: 'Kjopssperre', produkt: 'BIL', type: 'uonsket' }));
  });

  test('a page that is gone is reported where that is asked for LG-23 LG-24 ER-15', async () => {
    const errorReporter = vi.fn();
    const { unmount } = await show({ status: 404, reportNotFound: true }, { host: { errorReporter } });
    expect(errorReporter.mock.calls.map(([error]) => String(error))).toEqual(['Error: Kunde traff side som ikke finnes']);
    unmount();
    await show({ status: 404 }, { host: { errorReporter } });
    await show({ status: 405, reportNotFound: true }, { host: { errorReporter } });
    expect(errorReporter).toHaveBeenCalledTimes(1);
  });
});
