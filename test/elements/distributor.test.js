import { distributors } from '../../src/domain/distributor.ts';
import { createBackend } from '../support/browser/backend.js';
import { expect, until } from '../support/browser/expect.js';
import { closePages, control, listen, loader, nextTasks, openPage, shows } from '../support/browser/page.js';

describe('distributor and login-context', () => {
  afterEach(closePages);

  async function openOffers({ element = '', runtime = '', config, backend }) {
    const page = await openPage({
      body: `<kfp-runtime ${runtime}></kfp-runtime><kfp-offers ${element}></kfp-offers>`,
      scripts: [loader],
      before: (own) => config && (own.kfpConfig = config),
      ...(backend && { backend }),
    });
    const offers = await until(() => page.document.querySelector('kfp-offers'), 'parsed');
    await shows(offers, 'Kjøp forsikringen');
    return { page, offers, own: page.document.querySelector('kfp-runtime') };
  }

  const palette = (element) => element.shadowRoot.querySelector('.kfp').dataset.distributor;
  const becomes = (element, distributor) => until(() => palette(element) === distributor, `distributor ${distributor}`);

  for (const code of distributors) {
    it(`takes the distributor ${code} (CF-06)`, async () => {
      const { page, offers } = await openOffers({ element: `distributor="${code}"` });
      expect(palette(offers)).toBe(code);
      expect(page.warnings).toEqual([]);
    });
  }

  it('takes the element before kfp-runtime before the window before none, also when they change (CF-31, CF-32)', async () => {
    const config = { distributorInfo: { shortname: 'eika' } };
    const { offers, own, page } = await openOffers({ element: 'distributor="dnb"', runtime: 'distributor="sb1"', config });
    expect(palette(offers)).toBe('dnb');
    offers.setAttribute('distributor', 'sbm');
    await becomes(offers, 'sbm');
    offers.removeAttribute('distributor');
    await becomes(offers, 'sb1');
    own.setAttribute('distributor', 'fana');
    await becomes(offers, 'fana');
    own.removeAttribute('distributor');
    await becomes(offers, 'eika');
    own.config = { distributorInfo: { shortname: 'fremtind' } };
    await becomes(offers, 'fremtind');
    expect(page.warnings).toEqual([]);
    own.config = { distributorInfo: { shortname: null } };
    await becomes(offers, 'none');
  });

  for (const where of ['element', 'runtime']) {
    it(`falls back to none with one warning for an unknown distributor on the ${where} (CF-07)`, async () => {
      const { page, offers } = await openOffers({ [where]: 'distributor="xyz"' });
      expect(palette(offers)).toBe('none');
      expect(page.warnings.length).toBe(1);
      expect(page.warnings[0]).toMatch(/distributor.*xyz/);
      expect(page.errors).toEqual([]);
    });
  }

  it('falls back to none with one warning for an unknown distributor of the window (CF-07)', async () => {
    const { page, offers } = await openOffers({ config: { distributorInfo: { shortname: 'xyz' } } });
    expect(palette(offers)).toBe('none');
    expect(page.warnings.length).toBe(1);
    expect(page.warnings[0]).toContain('distributorInfo.shortname');
  });

  it('falls back to none with one warning when no distributor is set (CF-07)', async () => {
    const { page, offers } = await openOffers({});
    expect(palette(offers)).toBe('none');
    await until(() => page.warnings.length > 0, 'the page is checked');
    expect(page.warnings.length).toBe(1);
    expect(page.warnings[0]).toContain('distributor');
  });

  it('gives several elements each their own (CF-30)', async () => {
    const { page, offers } = await openOffers({ runtime: 'distributor="sb1"', element: 'distributor="dnb"' });
    const overview = page.document.createElement('kfp-overview');
    page.document.body.append(overview);
    await shows(overview, 'Bil');
    expect([palette(offers), palette(overview)]).toEqual(['dnb', 'sb1']);
  });

  /** Clicks a link and tells whether a bank's app was asked to open it. */
  function opensInApp(page, offers) {
    const links = listen(page, 'kfp-native-link');
    const stop = (event) => event.preventDefault();
    page.document.addEventListener('kfp-native-link', stop);
    page.document.addEventListener('click', stop);
    control(offers, 'Kjøp forsikringen').click();
    page.document.removeEventListener('kfp-native-link', stop);
    page.document.removeEventListener('click', stop);
    return links.length === 1;
  }

  it('takes the login context of the element before kfp-runtime before the customer, also when they change (CF-31, CF-32)', async () => {
    const backend = createBackend({ 'auth/client-context': { loginContext: 'MOBILBANK' } });
    const { page, offers, own } = await openOffers({
      element: 'login-context="NETTBANK"', runtime: 'login-context="MOBILBANK_DNB" distributor="sb1"', backend,
    });
    expect(opensInApp(page, offers)).toBe(false);
    offers.removeAttribute('login-context');
    await nextTasks(page.window);
    expect(opensInApp(page, offers)).toBe(true);
    own.setAttribute('login-context', 'NETTBANK');
    await nextTasks(page.window);
    expect(opensInApp(page, offers)).toBe(false);
    expect(backend.count('auth/client-context')).toBe(0);

    own.removeAttribute('login-context');
    await until(() => opensInApp(page, offers), 'the login of the customer counts');
    offers.loginContext = 'anything else';
    await nextTasks(page.window);
    expect(opensInApp(page, offers)).toBe(false);
    expect(page.warnings).toEqual([]);
  });

  it("takes the insurer's own site when nothing tells the login context (CF-11)", async () => {
    const { page, offers } = await openOffers({ runtime: 'distributor="sb1"', backend: createBackend({ 'auth/client-context': 403 }) });
    await until(() => page.backend.count('auth/client-context'), 'the customer is asked');
    await nextTasks(page.window);
    expect(opensInApp(page, offers)).toBe(false);
    expect(page.warnings).toEqual([]);
  });
});
