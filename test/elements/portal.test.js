import { sendKeys } from '../../node_modules/@web/test-runner-commands/browser/commands.mjs';
import { createBackend } from '../support/browser/backend.js';
import { expect, until } from '../support/browser/expect.js';
import { closePages, control, listen, loader, openPage, shows } from '../support/browser/page.js';

// Cookies of its own: the answers are not for the other files.
const consent = 'portal-test-consent';
const inApp = 'portal-test-app-consent';
const config = JSON.stringify({ consentCookieName: consent, authConsentCookieName: inApp, meldSkadeUrl: 'https://skade.example/', info: { nettbankUrl: '/nettbank' } });
const runtime = `<kfp-runtime distributor="eika" config='${config}'></kfp-runtime>`;
const base = '/test-page';

/** Everything that the portal and the footer ask for, the purchase entries and the profile among it. */
const createPortalBackend = () => createBackend({
  'auth/bankkontakt': { navn: 'Dalbanken', telefon: '21000001', apningstider: [['Hverdager', '09–15']] },
  'eikaintegrasjon/avtaler': { avtaler: [] },
  'eikaintegrasjon/kundekommunikasjon': {},
  'skadekunde/hent': { navn: 'Kari Eksempel', kontaktInformasjon: { epostAdresse: 'kari@eksempel.example', editable: true } },
});

describe('the portal and its parts', () => {
  beforeEach(() => {
    document.cookie = `${consent}={"functional":"denied","statistics":"denied","marketing":null}; Path=/`;
    document.cookie = `${inApp}=F; Path=/`;
  });
  afterEach(() => {
    closePages();
    for (const name of [consent, inApp]) document.cookie = `${name}=; Path=/; Max-Age=0`;
  });

  const headingOf = (element) => element.shadowRoot?.querySelector('h1');
  const focusIn = ({ shadowRoot }) => shadowRoot.activeElement;

  async function openPortal(width, before) {
    const page = await openPage({ before, body: `${runtime}<kfp-portal base-path="${base}"></kfp-portal>`, scripts: [loader], backend: createPortalBackend() });
    if (width) page.window.frameElement.style.width = `${String(width)}px`;
    const portal = await until(() => page.document.querySelector('kfp-portal'), 'the portal is parsed');
    await shows(portal, 'Se forsikringer du kan kjøpe');
    page.window.isStillTheSame = true;
    /** Waits for a page of the portal, whose heading has the focus. */
    const isAt = async (path, heading, current) => {
      await until(() => headingOf(portal)?.textContent === heading, `the page ${heading} is shown`);
      await until(() => focusIn(portal) === headingOf(portal), 'its heading has the focus');
      expect([page.window.location.pathname, page.document.title]).toEqual([base + path, `${heading} - Forsikring`]);
      expect([...portal.shadowRoot.querySelectorAll('nav [aria-current=page]')].map(({ textContent }) => textContent)).toEqual(current);
      expect(page.window.isStillTheSame).toBe(true);
    };
    return { page, portal, isAt };
  }

  const menuOf = (element) => control(element, 'Meny');
  const isOpen = (menu, text) => until(() => menu.getAttribute('aria-expanded') === text, `the menu says ${text}`);

  it('follows links, Back and Forward without a load, and brings back the place on the page RT-21 RT-23 NA-18', async () => {
    const { page, portal, isAt } = await openPortal(1280);
    const { window: own } = page;
    const isLeftAt = (top) => until(() => Math.abs(own.scrollY - top) <= 1, `the page is at ${top} px`);
    own.scrollTo(0, 300);
    await until(() => own.history.state?.kfpScroll === 300, 'the place is kept');
    control(portal, 'Se tilbudene dine').click();
    await isAt('/tilbud', 'Tilbudene dine', ['Tilbud, 2 tilbud']);
    await isLeftAt(0);
    own.history.back();
    await isAt('', 'Forsikringsoversikt', ['Forsikringsoversikt']);
    await isLeftAt(300);
    own.history.forward();
    await isAt('/tilbud', 'Tilbudene dine', ['Tilbud, 2 tilbud']);
    control(portal, 'Kjøp').click();
    await isAt('/kjopsinnganger', 'Hva vil du forsikre?', ['Kjøp']);
    own.history.go(-2);
    await isAt('', 'Forsikringsoversikt', ['Forsikringsoversikt']);
    await isLeftAt(300);
    expect(page.errors).toEqual([]);
  });

  it('stays as it is when the router of the host has left for another page RT-22', async () => {
    const { page } = await openPortal(1280);
    const { history, PopStateEvent, requestAnimationFrame } = page.window;
    const failures = listen(page, 'kfp-error');
    const go = async (path) => {
      history.pushState(null, '', path);
      // For browsers without the Navigation API.
      page.window.dispatchEvent(new PopStateEvent('popstate'));
      for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    };
    const { title } = page.document;
    await go('/two');
    expect([page.document.title, failures]).toEqual([title, []]);
    await go(`${base}/tilbud`);
    await until(() => page.document.title === 'Tilbudene dine - Forsikring', 'its own pages are still shown');
  });

  it('is a bar from 1200 px and a menu below NA-02 NA-03', async () => {
    const { page, portal } = await openPortal(1200);
    await until(() => control(portal, 'Dokumenter') && !menuOf(portal), 'it is a bar');
    page.window.frameElement.style.width = '1199px';
    await until(() => menuOf(portal) && control(portal, 'Dokumenter').closest('[popover]'), 'it is a menu');
  });

  it('the menu by keyboard: leads to a page, and Escape gives the focus back NA-24', async () => {
    const { page, portal, isAt } = await openPortal(800);
    const menu = await until(() => menuOf(portal), 'there is a menu');
    page.window.focus();
    menu.focus();
    await sendKeys({ press: 'Enter' });
    await isOpen(menu, 'true');
    await sendKeys({ press: 'Tab' });
    expect(focusIn(portal).textContent).toBe('Forsikringsoversikt');
    await sendKeys({ press: 'Escape' });
    await isOpen(menu, 'false');
    expect(focusIn(portal)).toBe(menu);
    await sendKeys({ press: 'Enter' });
    await isOpen(menu, 'true');
    for (let turn = 0; turn < 4; turn += 1) await sendKeys({ press: 'Tab' });
    expect(focusIn(portal).textContent).toBe('Kjøp');
    await sendKeys({ press: 'Enter' });
    await isAt('/kjopsinnganger', 'Hva vil du forsikre?', ['Kjøp']);
    await isOpen(menu, 'false');
  });

  it('a link and the address lead to the phone number in the footer, through the shadow roots FH-24 FH-27 EP-27 T-53', async () => {
    const body = `${runtime}<kfp-error-page type="block" kind="lo"></kfp-error-page><div style="height: 3000px"></div><kfp-footer></kfp-footer>`;
    const page = await openPage({ body, scripts: [loader], backend: createPortalBackend() });
    const footer = await until(() => page.document.querySelector('kfp-footer'), 'the footer is parsed');
    await shows(footer, '+47 21 00 00 01');
    const block = page.document.querySelector('kfp-error-page');
    const reached = async () => {
      await until(() => footer.shadowRoot.activeElement?.id === 'kontakt-telefon', 'the phone number has the focus');
      const { top, bottom } = footer.shadowRoot.activeElement.getBoundingClientRect();
      expect(top >= 0 && bottom <= page.window.innerHeight).toBe(true);
      footer.shadowRoot.activeElement.blur();
      page.window.scrollTo(0, 0);
    };
    (await until(() => control(block, 'Ta kontakt med oss'), 'the link is there')).click();
    await reached();
    page.window.location.hash = '#kontakt-telefon';
    await reached();
  });

  it('in an app every link goes through the bridge, those to its own pages too NX-01 NX-13 NX-20', async () => {
    const opened = [];
    const openLink = ({ type, url, title }) => opened.push([type, new URL(url).pathname, title]);
    const { page, portal } = await openPortal(1280, (own) => (own.kfpNativeBridge = { openLink }));
    await until(() => control(portal, 'Til nettbank'), 'there is a way back to the online bank');
    page.document.querySelector('kfp-runtime').loginContext = 'MOBILBANK_DNB';
    await until(() => !control(portal, 'Til nettbank'), 'there is none in an app');
    const events = listen(page, 'kfp-navigate');
    control(portal, 'Dokumenter').click();
    control(portal, 'Meld skade (åpnes i ny fane)').click();
    control(portal, 'Profil').click();
    expect(opened).toEqual([
      ['in-app', '/privat/forsikring/dokumenter', 'Dokumenter'], ['external', '/', 'Meld skade'],
      ['in-app', `${base}/forsikringsprofil`, 'Profil'],
    ]);
    expect([headingOf(portal).textContent, page.window.location.pathname]).toEqual(['Forsikringsoversikt', base]);
    expect(events.map(({ detail }) => detail.kind)).toEqual(['internal', 'external', 'portal']);
  });
});
