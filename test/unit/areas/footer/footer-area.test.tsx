import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FooterArea } from '../../../../src/areas/footer/footer-area.tsx';
import { scrollToSection } from '../../../../src/platform/page-navigation.ts';
import { responseOf, createDeferred } from '../../../support/fake-transport.ts';
import { leadsTo } from '../../../support/leads-to.ts';
import { leavePage, returnToPage, withGate } from '../../../support/page-return.tsx';
import type { RenderAreaOptions } from '../../../support/render-area.tsx';
import { renderArea } from '../../../support/render-area.tsx';

const contactPath = 'auth/bankkontakt';
const fallback = 'Ta kontakt med banken din for hjelp med forsikringene dine.';
const full = {
  navn: 'Nordbanken', telefon: '22 43 86 34', epost: 'hei@nord.no', apningstider: [['Mandag–fredag', '08–16'], { dag: 'Lørdag', tid: '10–14' }],
};

async function show(contact: unknown, options: RenderAreaOptions = {}) {
  const area = renderArea(<FooterArea />, { responses: { [contactPath]: contact }, ...options });
  await area.settle();
  return area;
}

const href = (name: string) => leadsTo(screen.getByRole('link', { name }));

afterEach(() => window.history.replaceState(null, '', '/'));

describe('how to reach the bank', () => {
  test('name, phone, opening hours and e-mail FH-01 FH-02 FH-03 FH-04 FH-05 FH-15 FH-18', async () => {
    const { eventsOf } = await show(full);
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('heading', { level: 2 }).textContent).toBe('Nordbanken');
    expect(href('+47 22 43 86 34')).toBe('tel:22438634');
    expect(href('hei@nord.no')).toBe('mailto:hei@nord.no');
    const hours = footer.getByText('Åpningstider').parentElement;
    expect([...(hours?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['Åpningstider', 'Mandag–fredag 08–16', 'Lørdag 10–14']);
    expect(eventsOf('kfp-ready')).toHaveLength(1);
  });

  test.each([['{}', {}], ['204', responseOf(204)], ['only hours', { apningstider: full.apningstider }], ['blank texts', { navn: ' ', telefon: '' }]])(
    '%s: a fallback FH-10 FH-12', async (_, contact) => {
      const { text } = await show(contact, { config: { contactInfo: { navn: 'Konfigurert' } } });
      expect(text()).toContain(fallback);
      expect(text()).not.toContain('Åpningstider');
      expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Kontakt oss');
    },
  );

  test.each([{ navn: 'Nord' }, { telefon: '12' }, { epost: 'hei@nord.no' }])('no fallback with %o FH-11', async (contact) => {
    const { text } = await show(contact);
    expect(text()).not.toContain(fallback);
  });

  test('what can be neither called nor written to is text FH-15', async () => {
    const { text } = await show({ telefon: 'ingen', epost: 'hei@nord.no?bcc=ond@mann.no' });
    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(text()).toContain('ingen');
    expect(text()).toContain('hei@nord.no?bcc=ond@mann.no');
  });

  test('no fallback as long as it is not known FH-10', async () => {
    const { text, eventsOf } = await show(createDeferred().promise);
    expect(text()).not.toContain(fallback);
    expect(eventsOf('kfp-ready')).toEqual([]);
  });
});

describe('where it comes from', () => {
  const config = { contactInfo: { navn: 'Konfigurert', telefon: '90000000', apningstider: [['Alltid', '00–24']] } };

  test('before login the configuration, and no call FH-17 API-27 AC-06', async () => {
    const { text, backend } = await show(full, { session: null, config });
    expect(text()).toContain('Konfigurert+47 90 00 00 00Åpningstider');
    expect(text()).toContain('Alltid 00–24');
    expect(backend.count(contactPath)).toBe(0);
  });

  test('also where the call hangs for ten seconds, until its response arrives FH-17', async () => {
    const response = createDeferred();
    const { text, pass } = await show(response.promise, { config });
    await pass(9_000);
    expect(text()).not.toContain('+47 90 00 00 00');
    await pass(1_000);
    expect(text()).toContain('Konfigurert+47 90 00 00 00Åpningstider');
    response.resolve(full);
    await pass(0);
    expect(text()).toContain('+47 22 43 86 34');
    expect(text()).not.toContain('+47 90 00 00 00');
  });

  test('also where the call fails FH-17', async () => {
    const { text, pass } = await show(responseOf(500), { config });
    await pass(1_000);
    expect(text()).toContain('Konfigurert');
  });

  test('after login the response FH-17', async () => {
    const { text } = await show(full, { config });
    expect(text()).toContain('Nordbanken');
    expect(text()).not.toContain('Konfigurert');
  });
});

describe('the rest', () => {
  test('privacy and comparison FH-06 FH-09 FH-13 UI-37', async () => {
    const { text } = await show(full);
    expect(href('Personvern og informasjonskapsler')).toBe('/privat/forsikring/personvern');
    expect(text()).toContain('Sammenlign våre priser med andre selskaper på finansportalen.no');
    const site = screen.getByRole('link', { name: 'finansportalen.no (åpnes i ny fane)' });
    expect([leadsTo(site), site.getAttribute('target'), site.getAttribute('rel')])
      .toEqual(['https://www.finansportalen.no/', '_blank', 'noopener']);
  });

  test('the configured privacy page FH-13', async () => {
    await show(full, { config: { personvernUrl: '/om/personvern' } });
    expect(href('Personvern og informasjonskapsler')).toBe('/om/personvern');
  });

  test('the settings of cookies are opened by an event FH-07 FH-13', async () => {
    await show(full);
    const onOpen = vi.fn();
    window.addEventListener('kfp-open-cookie-consent', onOpen, { once: true });
    fireEvent.click(screen.getByRole('button', { name: 'Innstillinger for informasjonskapsler' }));
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  test.each([[true, true], [false, false]])('a press waits for the code of the dialog, if the page has an element for it: %j CC-18', async (hasElement, isWaiting) => {
    const { runtime, settle } = await show(full);
    if (hasElement) document.body.append(document.createElement('kfp-cookie-consent'));
    fireEvent.click(screen.getByRole('button', { name: 'Innstillinger for informasjonskapsler' }));
    await settle();
    expect((await runtime.consent.get()).isWanted.get()).toBe(isWaiting);
  });

  test('a place for the chat, hidden while it is empty FH-08 FH-14', async () => {
    const { element, settle } = await show(full);
    expect(screen.queryByRole('region', { name: 'Chat' })).toBeNull();
    const slot = element.querySelector<HTMLSlotElement>('slot[name=chat]');
    vi.spyOn(slot as HTMLSlotElement, 'assignedElements').mockReturnValue([document.createElement('p')]);
    act(() => void slot?.dispatchEvent(new Event('slotchange')));
    await settle();
    expect(screen.getByRole('region', { name: 'Chat' })).toBeTruthy();
  });

  test('the name of that place has the language of the other words LN-03', async () => {
    const { element } = await show(full, { language: 'en' });
    expect(element.querySelector('[aria-label=Chat]')?.closest('[lang]')?.getAttribute('lang')).toBe('en');
  });
});

describe('the phone number can be gone to FH-24 FH-27 T-53', () => {
  /** The footer as it is in its element. */
  async function showInShadow(response: object = { telefon: '22438634' }, options: RenderAreaOptions = {}) {
    const scrolled: Element[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function record(this: Element) {
      scrolled.push(this);
    });
    const area = renderArea(<FooterArea />, { responses: { [contactPath]: response }, ...options });
    vi.spyOn(area.element, 'shadowRoot', 'get').mockReturnValue(area.element as unknown as ShadowRoot);
    await area.settle();
    return { ...area, scrolled, phone: screen.queryByRole('link', { name: '+47 22 43 86 34' }) };
  }

  test.each<[string, object]>([
    ['post@bank.no', { epost: 'post@bank.no' }], ['post@bank.no', { telefon: 'se nettsiden', epost: 'post@bank.no' }], [fallback, {}],
  ])('a bank without one has «%s» in its place: %j', async (target, response) => {
    const { element } = await showInShadow(response);
    expect(scrollToSection([element], 'kontakt-telefon')).toBe(true);
    expect(document.activeElement?.textContent).toBe(target);
  });

  test.each<[string, object]>([
    ['Nordbankeningennei', { navn: 'Nordbanken', telefon: 'ingen', epost: 'nei' }], ['Kontakt ossse nettsiden', { telefon: 'se nettsiden' }],
    ['NordbankenÅpningstiderMandag 08–16', { navn: 'Nordbanken', apningstider: [['Mandag', '08–16']] }],
  ])('a bank that can be neither called nor written to has «%s» in its place: %j', async (target, response) => {
    window.history.replaceState(null, '', '/#kontakt-telefon');
    const { element, scrolled } = await showInShadow(response);
    expect(scrolled).toHaveLength(1);
    expect(document.activeElement?.textContent).toBe(target);
    expect(element.querySelectorAll('#kontakt-telefon')).toHaveLength(1);
  });

  test('by a link of another element', async () => {
    const { element, phone, scrolled } = await showInShadow();
    expect(scrolled).toEqual([]);
    expect(scrollToSection([element], 'kontakt-telefon')).toBe(true);
    expect(scrolled).toEqual([phone]);
    expect(document.activeElement).toBe(phone);
  });

  test.each<[string, RenderAreaOptions]>([
    ['alone', {}], ['in the portal, which takes it out meanwhile', { wrap: withGate }],
  ])('by the address once, not again as the page comes back from the back/forward cache: the footer %s', async (_, options) => {
    window.history.replaceState(null, '', '/#kontakt-telefon');
    const area = await showInShadow({ telefon: '22438634' }, options);
    expect(area.scrolled).toHaveLength(1);
    leavePage();
    await returnToPage(area);
    expect(screen.getByRole('link', { name: '+47 22 43 86 34' })).toBeTruthy();
    expect(area.scrolled).toHaveLength(1);
    expect(document.activeElement).toBe(document.body);
  });

  test('by the address, as the page opens and later', async () => {
    window.history.replaceState(null, '', '/#kontakt-telefon');
    const { phone, scrolled } = await showInShadow();
    expect(document.activeElement).toBe(phone);
    phone?.blur();
    act(() => void window.dispatchEvent(new Event('hashchange')));
    expect(scrolled).toEqual([phone, phone]);
    expect(document.activeElement).toBe(phone);
    window.history.replaceState(null, '', '/#annet');
    act(() => void window.dispatchEvent(new Event('hashchange')));
    expect(scrolled).toHaveLength(2);
  });
});
