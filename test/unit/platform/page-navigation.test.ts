import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { canGoBack, scrollToSection } from '../../../src/platform/page-navigation.ts';
import { documentPrototype } from '../../support/document-prototype.ts';

const page = (length: number, navigation?: object) => ({ history: { length }, navigation }) as unknown as Window;
const navigation = (isPossible: boolean) => ({ canGoBack: isPossible });
const bank = 'https://www.bank.no/';

test.each([
  ['a fresh tab', page(1, navigation(false)), '', false],
  ['a tab that was empty first', page(2, navigation(false)), '', false],
  ['a page opened from another page', page(2, navigation(false)), bank, true],
  ['a page that has loaded itself anew in a tab that was empty first', page(2, navigation(false)), `${location.origin}/oversikt`, false],
  ['a page opened in a new tab by a link', page(1, navigation(false)), bank, false],
  ['a step within the portal', page(3, navigation(true)), '', true],
  ['a fresh tab of a browser without the Navigation API', page(1), '', false],
  ['a later page of a browser without the Navigation API', page(2), '', true],
])('%s EP-10 T-57', (_, window, referrer, isPossible) => {
  vi.spyOn(documentPrototype, 'referrer', 'get').mockReturnValue(referrer);
  expect(canGoBack(window)).toBe(isPossible);
});

/** An element of ours that has a section. */
function hostWith(html: string): HTMLElement {
  const host = document.body.appendChild(document.createElement('div'));
  host.attachShadow({ mode: 'open' }).innerHTML = html;
  onTestFinished(() => host.remove());
  return host;
}

describe('sections that can be scrolled to', () => {
  test.each([
    ['FH-24 kontakt-telefon', '<a id="kontakt-telefon" href="tel:1">1</a>'],
    ['FH-25 dekninger', '<section id="dekninger"><h2>Dekninger</h2></section>'],
    ['FH-26 forsikringsdetaljer', '<h2 id="forsikringsdetaljer">Detaljer</h2>'],
  ])('%s: in the shadow root of any element, and the focus goes there (FH-27)', (name, html) => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    const id = name.split(' ')[1] ?? '';
    const hosts = [hostWith('<p id="annet">x</p>'), hostWith(html)];
    expect(scrollToSection(hosts, id)).toBe(true);
    expect(hosts[1]?.shadowRoot?.activeElement?.id).toBe(id);
    expect(scroll).toHaveBeenCalledTimes(1);
  });

  test('a section that the page hides is none FH-27', () => {
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([] as unknown as DOMRectList);
    expect(scrollToSection([hostWith('<h2 id="dekninger">x</h2>')], 'dekninger')).toBe(false);
  });

  test('tells when there is none FH-27', () => {
    expect(scrollToSection([hostWith('<p id="annet">x</p>')], 'dekninger')).toBe(false);
  });
});

describe('a section that was scrolled to stays in view while the page grows FH-27', () => {
  /** A page whose height and whose place the test sets. */
  function openSection() {
    const watches = new Set<() => void>();
    vi.stubGlobal('ResizeObserver', class {
      readonly callback: () => void;
      constructor(callback: () => void) {
        this.callback = callback;
      }
      observe = () => watches.add(this.callback);
      disconnect = () => watches.delete(this.callback);
    });
    const report = () => [...watches].forEach((callback) => callback());
    onTestFinished(() => void vi.unstubAllGlobals());
    const place = { height: 1_000, top: 0 };
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => place.height);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, place.top, 100, 100));
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    const goTo = (id: string) => scrollToSection([hostWith(`<section id="${id}"></section>`)], id);
    goTo('dekninger');
    return {
      goTo,
      moveTo(top: number) {
        place.top = top;
        window.dispatchEvent(new Event('scroll'));
      },
      grow(isReported = true) {
        place.height += 500;
        if (isReported) report();
      },
      report,
      /** The sections that were scrolled to, in order. */
      scrolled: () => scroll.mock.contexts.map((section) => (section as Element).id),
    };
  }

  test('also where the browser tells of a scroll before it tells of the new height', () => {
    const { moveTo, grow, report, scrolled } = openSection();
    moveTo(0);
    grow(false);
    moveTo(5_000);
    report();
    expect(scrolled()).toHaveLength(2);
  });

  test('a page that does not grow is not scrolled, nor one that a script has moved away', () => {
    const { moveTo, grow, report, scrolled } = openSection();
    report();
    moveTo(0);
    moveTo(5_000);
    grow();
    expect(scrolled()).toHaveLength(1);
  });

  test('a scroll on the way to the section is not the customer’s', () => {
    const { moveTo, grow, scrolled } = openSection();
    moveTo(5_000);
    moveTo(0);
    grow();
    expect(scrolled()).toHaveLength(2);
  });

  test('until the next section is scrolled to', () => {
    const { goTo, grow, scrolled } = openSection();
    goTo('detaljer');
    grow();
    expect(scrolled()).toEqual(['dekninger', 'detaljer', 'detaljer']);
  });

  test.each(['wheel', 'keydown', 'popstate'])('until the customer moves it: %s', (type) => {
    const { grow, scrolled } = openSection();
    grow();
    window.dispatchEvent(new Event(type));
    grow();
    expect(scrolled()).toHaveLength(2);
  });
});
