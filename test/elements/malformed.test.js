import { expect, until } from '../support/browser/expect.js';
import { malformedResponses } from '../support/browser/malformed-bodies.js';
import { closePages, loader, openPage, textOf } from '../support/browser/page.js';

/** A body of each kind is asked of every engine, about 2,000 in all three. */
const bodies = 700;
const prefix = '/api/privat/forsikring/';

/** What each element has to say, whatever it was given: something of its data, that there is none, or that it is not known. */
const unknown = 'Akkurat nå vet vi ikke om du har';
const catalogue = {
  'kfp-overview': [
    new RegExp(`kr/(md|år)|Se detaljer for oversikt|Ta kontakt|Vi fant ingen forsikringer på deg\\.|${unknown}|En feil oppsto ved henting av forsikringene dine\\.`),
    /Forsikringsoversikt/,
  ],
  'kfp-offers': [new RegExp(`Månedspris|Årspris|Fjern|Ta kontakt|Du har ingen tilbud|${unknown}|En feil oppsto ved henting av dine tilbud\\.`)],
  'kfp-profile': [/Opplysninger om deg|En feil oppsto ved henting av opplysningene dine\./, /Min profil/,
    /Bekreft|En feil oppsto ved henting av valget ditt\./],
};

describe('responses of any kind D8', () => {
  afterEach(closePages);

  it('leave no element blank and break nothing', async function () {
    this.timeout(50_000);
    const seen = { bodies: 0, errors: 0 };
    const responseOf = malformedResponses(20_260_101);
    let isLoggedIn = true;
    const page = await openPage({
      body: `<kfp-runtime distributor="sb1" config='{"showSamtykkerMinProfil":true}'></kfp-runtime>
        ${Object.keys(catalogue).map((tag) => `<${tag}></${tag}>`).join('')}`,
      scripts: [loader],
      before(own) {
        const { setTimeout: wait } = own;
        // A second try comes after a second.
        own.setTimeout = (run, ms, ...rest) => wait.call(own, run, ms === 1000 ? 1 : ms, ...rest);
        own.fetch = (input) => {
          const endpoint = new URL(input, location.href).pathname.split(prefix).at(-1);
          if (endpoint === 'auth/session-status') return Promise.resolve(Response.json(isLoggedIn ? { kfpSessionId: '1' } : {}));
          seen.bodies += 1;
          return Promise.resolve(responseOf(endpoint) ?? new Response(null, { status: 404 }));
        };
        own.document.addEventListener('kfp-error', () => (seen.errors += 1));
      },
    });
    const runtime = await until(() => page.document.querySelector('kfp-runtime'), 'parsed');
    await until(() => runtime.refresh, 'registered');
    const elements = Object.keys(catalogue).map((tag) => page.document.querySelector(tag));

    while (seen.bodies < bodies) {
      isLoggedIn = true;
      await runtime.refresh();
      for (const element of elements) await until(() => isFull(element), () => `<${element.localName}> is full: ${textOf(element)}`, 15_000);
      for (const element of elements) expectGood(element);
      isLoggedIn = false;
      await runtime.refresh();
      await until(() => elements.every((element) => !element.shadowRoot.querySelector('h2')), 'logged out', 15_000);
    }
    expect(page.errors.filter((error) => /^(uncaught|unhandled)/.test(error))).toEqual([]);
    expect(seen.errors).toBeGreaterThan(20);
    expect('polluted' in page.window.Object.prototype).toBe(false);
  });
});

/** All its responses are in. */
function isFull({ localName, shadowRoot }) {
  const text = shadowRoot?.textContent ?? '';
  return catalogue[localName].every((pattern) => pattern.test(text)) && !shadowRoot.querySelector('[class^=skeleton], [part=skeleton]');
}

function expectGood(element) {
  const text = textOf(element);
  expect(/undefined|\[object|NaN|Noe har gått galt/.test(text) ? text : '').toBe('');
  expect(element.shadowRoot.querySelectorAll('h2').length).toBe(1);
  for (const { protocol } of element.shadowRoot.querySelectorAll('a')) expect(['http:', 'https:', 'tel:'].includes(protocol)).toBe(true);
}
