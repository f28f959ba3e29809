import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createPageObserver } from '../../../../src/runtime/analytics/page-observer.ts';
import type { TrackingServices } from '../../../../src/runtime/analytics/tracking-services.ts';
import { createPageElements } from '../../../../src/runtime/page-elements/page-elements.ts';

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', class {
    observe = vi.fn();
    unobserve = vi.fn();
    disconnect = vi.fn();
  });
  return () => vi.unstubAllGlobals();
});

/** An element of ours with `html` in it, watched. */
function watch(html: string) {
  const element = document.createElement('kfp-test');
  const root = element.attachShadow({ mode: 'open' });
  root.innerHTML = html;
  document.body.append(element);
  const elements = createPageElements();
  elements.add({ element, needsCustomer: false });
  const track = vi.fn<(event: object) => void>();
  const observer = createPageObserver({ window, elements } as TrackingServices, track);
  onTestFinished(() => observer.stop());
  const part = (selector: string) => {
    const found = root.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`there is no ${selector}`);
    return found;
  };
  return { press: (selector: string) => part(selector).click(), part, told: () => track.mock.calls.map(([event]) => event) };
}

describe('what is pressed TR-30', () => {
  test.each([
    ['<button data-track-as="remove-offer">Remove the offer</button>', 'Fjern tilbud'],
    ['<button data-track-as="retry"><span>Try again</span></button>', 'Prøv igjen'],
    // The host's own words, and names that this table does not know, of another version.
    ['<button data-track-as="host-button"><span>Ring  oss</span></button>', 'Ring oss'],
    ['<button data-track-as="not-known-here">Noe nytt</button>', 'Noe nytt'],
    ['<button>Uten navn</button>', 'Uten navn'],
  ])('%s is %s', (html, navn) => {
    const { press, told } = watch(html);
    press('button');
    expect(told()).toEqual([{ event: 'Knappetrykk', navn, komponent: 'kfp-test', type: 'knapp', hendelse: 'klikk' }]);
  });

  test('what opens and closes is told by its name too', () => {
    const { press, part, told } = watch('<h3><button data-track-as="buy-animals" aria-expanded="false">Animals</button></h3>');
    press('button');
    part('button').setAttribute('aria-expanded', 'true');
    press('button');
    expect(told()).toMatchObject([{ navn: 'Dyr', hendelse: 'åpne' }, { navn: 'Dyr', hendelse: 'lukk' }]);
  });
});

describe('what is filled in TR-36 TR-45', () => {
  const input = (element: HTMLElement) => element.dispatchEvent(new Event('input', { bubbles: true, composed: true }));

  test.each([
    ['<label for="a">E-mail</label><input id="a" data-track-as="email" value="kari@bank.no">', 'E-postadresse'],
    ['<label for="a">Hva tenker du?</label><textarea id="a" data-track-as="host-question">Bra</textarea>', 'Hva tenker du?'],
  ])('%s is %s once it is left', (html, felt) => {
    const { part, press, told } = watch(`${html}<button data-track-as="save">Save</button>`);
    input(part('input, textarea'));
    expect(told()).toEqual([]);
    press('button');
    expect(told()).toMatchObject([{ event: 'Skjemainput', felt, verdi: 'utfylt' }, { navn: 'Lagre' }]);
  });

  test.each([
    ['<fieldset data-track-as="asked-if-done"><legend>Done?</legend><label><input type="radio" checked>Yes</label></fieldset>', 'Fikk du gjort det du skulle?'],
    ['<fieldset data-track-as="host-question"><legend>Hva mener du?</legend><label><input type="radio" checked>Ja</label></fieldset>', 'Hva mener du?'],
    ['<div role="radiogroup" aria-label="Sharing" data-track-as="data-sharing-consent"><label><input type="radio" checked>Yes</label></div>', 'Deling av opplysninger'],
    ['<div role="radiogroup" aria-label="Deling"><label><input type="radio" checked>Ja</label></div>', 'Deling'],
    ['<label><input type="checkbox" data-track-as="want-paper" checked>On paper</label>', 'Jeg vil ha dokumentene mine på papir'],
  ])('an option goes by its group: %s is %s', (html, felt) => {
    const { part, told } = watch(html);
    input(part('input'));
    expect(told()).toEqual([{ event: 'Skjemainput', felt, verdi: 'utfylt' }]);
  });
});
