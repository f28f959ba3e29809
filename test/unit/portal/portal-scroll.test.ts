import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createPortalScroll } from '../../../src/portal/portal-scroll.ts';
import { createStore } from '../../../src/platform/store.ts';
import { fakeClock } from '../../support/fake-clock.ts';

let grow: (() => void) | undefined;
/** How far the page can be scrolled. */
let height: number;

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', class {
    constructor(onResize: () => void) {
      grow = onResize;
    }
    observe = vi.fn();
    disconnect = () => (grow = undefined);
  });
  height = Infinity;
  vi.spyOn(window, 'scrollTo').mockImplementation((to) => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(Math.min((to as ScrollToOptions).top ?? 0, height));
  });
  history.replaceState(null, '', '/');
});

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

function start() {
  const clock = fakeClock();
  const element = document.createElement('kfp-portal');
  const lostChange = createStore<unknown>(undefined);
  const scroll = createPortalScroll({ window, clock, element, lostChange });
  return { clock, element, scroll, lostChange, stop: scroll.start() };
}

const places = () => vi.mocked(window.scrollTo).mock.calls.map(([to]) => (to as ScrollToOptions).top);

function scrollTo(top: number) {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top);
  window.dispatchEvent(new Event('scroll'));
}

function goBack(state: unknown, address = '/') {
  history.replaceState(state, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}

describe('where the customer was RT-21', () => {
  test('is kept with the entry of the history, beside what the host keeps there', () => {
    history.replaceState({ host: 1 }, '');
    const { clock, stop } = start();
    scrollTo(300);
    clock.advance(100);
    scrollTo(700);
    clock.advance(100);
    expect(history.state).toEqual({ host: 1 });
    clock.advance(50);
    expect(history.state).toEqual({ host: 1, kfpScroll: 700 });
    stop();
  });

  test('is kept at once when the page is left', () => {
    const { scroll, stop } = start();
    scrollTo(300);
    scroll.keep();
    expect(history.state).toEqual({ kfpScroll: 300 });
    scrollTo(400);
    window.dispatchEvent(new Event('pagehide'));
    expect(history.state).toEqual({ kfpScroll: 400 });
    stop();
  });

  test('is not lost when the page becomes shorter for the back/forward cache, and is found again after it CF-70', () => {
    const transition = (type: string) => window.dispatchEvent(Object.assign(new Event(type), { persisted: true }));
    const { clock, stop } = start();
    scrollTo(900);
    clock.advance(150);
    height = 100;
    scrollTo(100);
    transition('pagehide');
    clock.advance(150);
    expect(history.state).toEqual({ kfpScroll: 900 });
    transition('pageshow');
    clock.advance(1_000);
    expect([window.scrollY, history.state]).toEqual([100, { kfpScroll: 900 }]);
    height = Infinity;
    grow?.();
    expect(window.scrollY).toBe(900);
    stop();
  });

  test('a state of the host that is no plain object is left alone, and a browser that refuses throws nothing', () => {
    history.replaceState('host', '');
    const { scroll, stop } = start();
    scroll.keep();
    expect(history.state).toBe('host');
    history.replaceState(null, '');
    const refuse = vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too often', 'SecurityError');
    });
    expect(() => scroll.keep()).not.toThrow();
    expect(refuse).toHaveBeenCalledTimes(1);
    refuse.mockRestore();
    stop();
  });

  test('is gone back to, and held while the page grows', () => {
    const { clock, stop } = start();
    goBack({ kfpScroll: 900 });
    expect(places()).toEqual([900]);
    grow?.();
    expect(places()).toEqual([900, 900]);
    clock.advance(3000);
    expect(grow).toBeUndefined();
    stop();
  });

  test('is waited for where the responses are slow: until the page is as high, or for 15 s', () => {
    const { clock, stop } = start();
    height = 100;
    goBack({ kfpScroll: 900 });
    clock.advance(10_000);
    height = 1000;
    grow?.();
    expect([window.scrollY, grow]).toEqual([900, undefined]);

    height = 100;
    goBack({ kfpScroll: 800 });
    clock.advance(14_900);
    expect(grow).toBeDefined();
    clock.advance(100);
    expect([grow, clock.pending()]).toEqual([undefined, 0]);
    stop();
  });

  test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('is let go of at %s', (type) => {
    const { clock, stop } = start();
    goBack({ kfpScroll: 900 });
    window.dispatchEvent(new Event(type));
    expect(grow).toBeUndefined();
    scrollTo(200);
    clock.advance(150);
    expect(history.state).toEqual({ kfpScroll: 200 });
    stop();
  });

  test('is let go of when a change was lost: the message about it scrolls into view PR-73', () => {
    const { lostChange, stop } = start();
    goBack({ kfpScroll: 900 });
    lostChange.set('left');
    expect(grow).toBeUndefined();
    stop();
  });

  test('is let go of when the customer goes on to a section, which would be left for it', () => {
    const { clock, element, scroll, stop } = start();
    const part = Object.assign(document.createElement('a'), { id: 'kontakt-telefon', scrollIntoView: vi.fn() });
    element.attachShadow({ mode: 'open' }).append(part);
    goBack({ kfpScroll: 900 });
    scroll.enter('#kontakt-telefon');
    expect(part.scrollIntoView).toHaveBeenCalled();
    clock.advance(60_000);
    expect(places()).toEqual([900]);
    stop();
  });

  test('what a page that is not yet as high can show is not kept in its place', () => {
    const { clock, scroll, stop } = start();
    goBack({ kfpScroll: 900 });
    scrollTo(120);
    clock.advance(150);
    scroll.keep();
    expect(history.state).toEqual({ kfpScroll: 900 });
    stop();
  });

  test('is gone back to after a load too', () => {
    history.replaceState({ kfpScroll: 640 }, '');
    const { stop } = start();
    expect(places()).toEqual([640]);
    expect(grow).toBeDefined();
    stop();
    expect(grow).toBeUndefined();
  });
});

describe('what the customer had opened RT-21', () => {
  /** A page with panels below headings of several levels, two of one name, which its own code opens and closes. */
  function showPanels(element: Element) {
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    root.innerHTML = `<main>
      <h2 class="heading"><button aria-expanded="false" data-track-as="buy-travel">Reise</button></h2>
      <h6 class="heading"><button aria-expanded="false" data-track-as="buy-animals">Dyr</button></h6>
      <h3 class="heading"><button aria-expanded="false" data-track-as="other-insurance" data-item-key="a">Kort A</button></h3>
      <h3 class="heading"><button aria-expanded="false" data-track-as="other-insurance" data-item-key="b">Kort B</button></h3>
    </main>`;
    const buttons = [...root.querySelectorAll('button')];
    const isOpen = (button: Element) => button.getAttribute('aria-expanded') === 'true';
    for (const button of buttons) {
      button.addEventListener('click', () => button.setAttribute('aria-expanded', String(!isOpen(button))));
    }
    return { buttons, opened: () => buttons.filter(isOpen).map(({ textContent }) => textContent) };
  }

  test('is kept with its place, and no longer when it is closed', () => {
    const { clock, element, stop } = start();
    const { buttons } = showPanels(element);
    buttons[1]?.click();
    clock.advance(150);
    expect(history.state).toEqual({ kfpScroll: 0, kfpOpen: [['buy-animals']] });
    buttons[1]?.click();
    clock.advance(150);
    expect(history.state).toEqual({ kfpScroll: 0 });
    stop();
  });

  test('is open again as soon as it is there, once, and nobody outside takes that for a press of the customer (TR-36)', () => {
    const { element, stop } = start();
    document.body.append(element);
    const onPress = vi.fn();
    window.addEventListener('click', onPress, true);
    onTestFinished(() => window.removeEventListener('click', onPress, true));
    goBack({ kfpScroll: 0, kfpOpen: [['buy-animals'], 5, ['gone'], [1]] });
    const { buttons, opened } = showPanels(element);
    grow?.();
    expect(opened()).toEqual(['Dyr']);
    expect(onPress).not.toHaveBeenCalled();
    buttons[1]?.click();
    grow?.();
    expect(opened()).toEqual([]);
    stop();
  });

  test('is known by its stable name and its item, whatever it is called now', () => {
    const { clock, element, stop } = start();
    const { buttons } = showPanels(element);
    buttons[0]?.click();
    buttons[3]?.click();
    clock.advance(150);
    const { state } = history as { readonly state: unknown };
    expect(state).toEqual({ kfpScroll: 0, kfpOpen: [['buy-travel'], ['other-insurance', 'b']] });
    const again = showPanels(element);
    for (const button of again.buttons) button.textContent = `${button.textContent} in another language`;
    goBack(state);
    expect(again.opened()).toEqual(['Reise in another language', 'Kort B in another language']);
    stop();
  });

  test('titles, by which earlier versions kept it, open nothing and keep nobody waiting', () => {
    const { element, stop } = start();
    const { opened } = showPanels(element);
    goBack({ kfpScroll: 0, kfpOpen: ['Dyr', 'Reise'] });
    expect([opened(), grow, places()]).toEqual([[], undefined, [0]]);
    stop();
  });

  test('is waited for like the place', () => {
    const { clock, element, stop } = start();
    goBack({ kfpScroll: 0, kfpOpen: [['buy-animals']] });
    clock.advance(10_000);
    const { opened } = showPanels(element);
    grow?.();
    expect([opened(), grow]).toEqual([['Dyr'], undefined]);
    stop();
  });

  test('stays closed when the customer has gone elsewhere meanwhile', () => {
    const { element, stop } = start();
    goBack({ kfpScroll: 300, kfpOpen: [['buy-animals']] });
    window.dispatchEvent(new Event('wheel'));
    const { opened } = showPanels(element);
    grow?.();
    expect(opened()).toEqual([]);
    stop();
  });
});

describe('a new page RT-20 RT-21', () => {
  test('is shown from its start, or from the part that its hash names', () => {
    const { scroll, element, stop } = start();
    scroll.enter('');
    scroll.enter('#finnes-ikke');
    scroll.enter('#"]');
    expect(places()).toEqual([0, 0, 0]);
    const part = document.createElement('a');
    part.id = 'kontakt-telefon';
    part.scrollIntoView = vi.fn();
    element.attachShadow({ mode: 'open' }).append(part);
    scroll.enter('#kontakt-telefon');
    expect(part.scrollIntoView).toHaveBeenCalledTimes(1);
    expect(places()).toHaveLength(3);
    stop();
  });

  test('of the host goes to its start; a part of a page is for the browser', () => {
    const { stop } = start();
    goBack(null, '/annet');
    expect(places()).toEqual([0]);
    goBack(null, '/annet#del');
    expect(places()).toEqual([0]);
    stop();
  });
});

test('the browser restores nothing meanwhile, and does so again afterwards', () => {
  history.scrollRestoration = 'auto';
  const { clock, stop } = start();
  expect(history.scrollRestoration).toBe('manual');
  goBack({ kfpScroll: 900 });
  scrollTo(10);
  stop();
  expect(history.scrollRestoration).toBe('auto');
  expect([clock.pending(), grow]).toEqual([0, undefined]);
  goBack({ kfpScroll: 900 });
  expect(places()).toEqual([900]);
});
