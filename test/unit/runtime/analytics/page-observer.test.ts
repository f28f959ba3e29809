import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createPageObserver } from '../../../../src/runtime/analytics/page-observer.ts';
import type { TrackingServices } from '../../../../src/runtime/analytics/tracking-services.ts';
import { createPageElements } from '../../../../src/runtime/page-elements/page-elements.ts';

/** What the page watches for views. */
const watched = new Set<Element>();
let scroll: (entries: readonly { target: Element; isIntersecting: boolean; boundingClientRect: { height: number } }[]) => void;

beforeEach(() => {
  watched.clear();
  vi.stubGlobal('IntersectionObserver', class {
    constructor(tell: typeof scroll) {
      scroll = tell;
    }
    readonly observe = (element: Element) => void watched.add(element);
    readonly unobserve = (element: Element) => void watched.delete(element);
    readonly disconnect = () => watched.clear();
  });
  return () => vi.unstubAllGlobals();
});

/** An element of ours with `html` in it. */
function draw(tag: string, html: string) {
  const element = document.createElement(tag);
  const root = element.attachShadow({ mode: 'open' });
  root.innerHTML = html;
  document.body.append(element);
  return { element, root };
}

/** An element of ours with `html` in it, watched. */
function watch(html: string) {
  const { element, root } = draw('kfp-test', html);
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
  const told = () => track.mock.calls.map(([event]) => event);
  return { press: (selector: string) => part(selector).click(), part, told, element, elements, stop: observer.stop };
}

const input = (element: HTMLElement) => element.dispatchEvent(new Event('input', { bubbles: true, composed: true }));

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

  test.each([
    ['/profil/81204417?kunde=Kari#x', '/profil/[number]'],
    ['http://localhost:3000/tilbud', '/tilbud'],
    ['https://other.example/kunde/81204417', 'other.example'],
    ['http://localhost:8000/tilbud', 'localhost'],
    ['tel:+4781204417', 'tel'],
    ['mailto:kari@bank.example', 'mailto'],
  ])('a link to %s is told by where it leads: %s TR-51', (href, navn) => {
    const { press, told, part } = watch(`<a id="to" href="${href}"><span>Kari Nordmann</span></a>`);
    part('a').addEventListener('click', (event) => event.preventDefault());
    press('span');
    expect(told()).toEqual([{ event: 'Knappetrykk', navn, komponent: 'kfp-test', id: 'to', type: 'lenke', hendelse: 'klikk' }]);
  });

  test.each([
    ['<button id="help"><svg></svg><span class="visually-hidden">Vis hjelp</span></button>', 'Vis hjelp', 'help'],
    ['<button>Fjern <span class="visually-hidden">Bil AB 12345</span></button>', 'Fjern', undefined],
    ['<button>Ring oss <b>i dag</b></button>', 'Ring oss i dag', undefined],
    ['<button><b>Ring</b><i>oss</i></button>', 'Ring oss', undefined],
    ['<button>\n  Se\n\n alle  <span> 12 </span></button>', 'Se alle 12', undefined],
    [`<button>${'Lang '.repeat(40)}</button>`, 'Lang '.repeat(20), undefined],
    ['<details><summary>Mer om prisen</summary>Tekst</details>', 'Mer om prisen', undefined],
    ['<button><!-- Kari -->Ja</button>', 'Ja', undefined],
  ])('%s is told by what a customer sees of it', (html, navn, id) => {
    const { press, told } = watch(html);
    press('button, summary');
    expect(told()).toEqual([{ event: 'Knappetrykk', navn, komponent: 'kfp-test', id, type: 'knapp', hendelse: 'klikk' }]);
  });

  test('what does nothing is not told: texts, a place of a link without address, and a button that is off', () => {
    const { press, part, told } = watch('<p>Kari</p><a>Kari</a><button aria-disabled="true">Send</button><button class="on" aria-disabled="false">Neste</button>');
    // happy-dom follows a link without an address too.
    part('a').addEventListener('click', (event) => event.preventDefault());
    for (const selector of ['p', 'a', 'button']) press(selector);
    expect(told()).toEqual([]);
    press('.on');
    expect(told()).toMatchObject([{ navn: 'Neste' }]);
  });

  test('a press is told also where the element lets no other listener hear of it', () => {
    const { press, part, told } = watch('<button>Neste</button>');
    part('button').addEventListener('click', (event) => event.stopPropagation());
    press('button');
    expect(told()).toHaveLength(1);
  });

  test('presses and fields of the page itself, of other elements, and of what the page puts into ours are not told', () => {
    const { element, told } = watch('<slot></slot>');
    const { root } = draw('bank-menu', '<button>Meny</button><input type="checkbox">');
    element.innerHTML = '<button>Bankens</button>';
    document.body.insertAdjacentHTML('beforeend', '<button class="page">Side</button><input class="page" value="Kari"><input class="page" type="checkbox">');
    const controls = [...element.children, ...root.children, ...document.querySelectorAll<HTMLElement>('.page')] as HTMLElement[];
    for (const control of controls) {
      if (control.matches('input')) input(control);
      else control.click();
    }
    document.body.click();
    window.dispatchEvent(new Event('click'));
    expect(controls).toHaveLength(6);
    expect(told()).toEqual([]);
  });

  test('each press is told with the element that it is in', () => {
    const { press, told, elements } = watch('<button>Neste</button>');
    const { element, root } = draw('kfp-offers', '<button>Kjøp</button>');
    elements.add({ element, needsCustomer: true });
    press('button');
    root.querySelector('button')?.click();
    expect(told()).toMatchObject([{ navn: 'Neste', komponent: 'kfp-test' }, { navn: 'Kjøp', komponent: 'kfp-offers' }]);
  });
});

describe('what is filled in TR-36 TR-45', () => {
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

  const leave = (element: HTMLElement) => element.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }));
  const write = (element: HTMLElement, value: string) => {
    (element as HTMLInputElement).value = value;
    input(element);
  };

  test('a field is told once it is left, and again after the next change; never what was written', () => {
    const { part, told } = watch('<label for="a">Hva?</label><input id="a"><label for="b">Hvem?</label><textarea id="b"></textarea>');
    leave(part('#a'));
    expect(told()).toEqual([]);
    for (const value of ['K', 'Ka', 'Kari']) write(part('#a'), value);
    expect(told()).toEqual([]);
    leave(part('#a'));
    leave(part('#a'));
    expect(told()).toEqual([{ event: 'Skjemainput', felt: 'Hva?', verdi: 'utfylt' }]);
    write(part('#a'), '  ');
    write(part('#b'), 'Kari');
    expect(told().slice(1)).toEqual([{ event: 'Skjemainput', felt: 'Hva?', verdi: 'tom' }]);
    leave(part('#b'));
    expect(told().slice(2)).toEqual([{ event: 'Skjemainput', felt: 'Hvem?', verdi: 'utfylt' }]);
  });

  test('a press on the field itself does not end the writing, a press anywhere else does', () => {
    const { part, told } = watch('<label for="a">Hva?</label><input id="a">');
    write(part('#a'), 'Kari');
    part('#a').click();
    expect(told()).toEqual([]);
    document.body.click();
    expect(told()).toEqual([{ event: 'Skjemainput', felt: 'Hva?', verdi: 'utfylt' }]);
  });

  test('an option that is taken back is told as empty', () => {
    const { part, told } = watch('<label><input type="checkbox" data-track-as="want-paper">On paper</label>');
    input(part('input'));
    expect(told()).toEqual([{ event: 'Skjemainput', felt: 'Jeg vil ha dokumentene mine på papir', verdi: 'tom' }]);
  });

  test.each([
    ['<input name="postnummer" value="0150">', 'postnummer'],
    ['<fieldset><input name="kode" value="1"></fieldset>', 'kode'],
    [`<label for="a">${'Lang '.repeat(40)}</label><input id="a" value="1">`, 'Lang '.repeat(20)],
    ['<label for="a"> Ditt\n navn </label><input id="a" value="1">', 'Ditt navn'],
    ['<div role="radiogroup"><label><input type="checkbox" checked> Ja </label></div>', 'Ja'],
  ])('without a name of ours, %s is told by its label, else by its name: %s', (html, felt) => {
    const { part, told } = watch(html);
    input(part('input'));
    document.body.click();
    expect(told()).toEqual([{ event: 'Skjemainput', felt, verdi: 'utfylt' }]);
  });

  test('a list of choices is no field that is told', () => {
    const { part, told } = watch('<select><option>Kari</option></select>');
    input(part('select'));
    document.body.click();
    expect(told()).toEqual([]);
  });
});

describe('what comes into view TR-41', () => {
  const seen = (target: Element, isIntersecting = true, height = 10) => ({ target, isIntersecting, boundingClientRect: { height } });

  test('an element is told when it is first seen, once, and no empty one', () => {
    const { element, told } = watch('');
    expect([...watched]).toEqual([element]);
    scroll([seen(element, false)]);
    scroll([seen(element, true, 0)]);
    expect(told()).toEqual([]);
    expect([...watched]).toEqual([element]);
    scroll([seen(element), seen(element)]);
    expect(told()).toEqual([{ event: 'Komponentvisning', komponent: 'kfp-test' }]);
    expect([...watched]).toEqual([]);
  });

  test('an element that is not seen does not hide the ones after it', () => {
    const { element, elements, told } = watch('');
    const other = draw('kfp-offers', '').element;
    elements.add({ element: other, needsCustomer: true });
    scroll([seen(element, false), seen(other)]);
    expect(told()).toEqual([{ event: 'Komponentvisning', komponent: 'kfp-offers' }]);
  });

  test('an element that comes later is told too, and one that was seen is not watched again', () => {
    const { element, elements, told } = watch('');
    scroll([seen(element)]);
    const late = draw('kfp-offers', '').element;
    elements.add({ element: late, needsCustomer: true });
    expect([...watched]).toEqual([late]);
    scroll([seen(late)]);
    expect(told()).toMatchObject([{ komponent: 'kfp-test' }, { komponent: 'kfp-offers' }]);
  });
});

describe('what fails TR-39', () => {
  test.each([
    [{ tag: 'kfp-offers', area: 'offers', status: 503 }, 'kfp-offers offers 503'],
    [{ tag: 'kfp-runtime', area: 'session' }, 'kfp-runtime session'],
  ])('%j is told as %s', (detail, value) => {
    const { element, told } = watch('');
    element.dispatchEvent(new CustomEvent('kfp-error', { bubbles: true, composed: true, detail }));
    expect(told()).toEqual([{ event: 'Statistikk', name: 'feil', value }]);
  });
});

test('after the end nothing is told any more TR-04', () => {
  const { press, part, element, elements, told, stop } = watch('<button>Neste</button><input value="Kari">');
  input(part('input'));
  stop();
  press('button');
  input(part('input'));
  part('input').dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }));
  element.dispatchEvent(new CustomEvent('kfp-error', { bubbles: true, composed: true, detail: { tag: 'kfp-test', area: 'a' } }));
  elements.add({ element: draw('kfp-offers', '').element, needsCustomer: true });
  expect([told(), [...watched], window.location.href]).toEqual([[], [], 'http://localhost:3000/']);
});
