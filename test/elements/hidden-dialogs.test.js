import { expect, until } from '../support/browser/expect.js';
import { closePages, control } from '../support/browser/page.js';
import { asks, dialogOf, find, isAlive, isDue, openBank, storeConsent, storedConsent } from '../support/browser/bank-page.js';

const head = `<style>.d-none { display: none !important }</style>
  <script>customElements.define('host-box', class extends HTMLElement {
    constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = '<slot></slot>'; } })</script>`;
const place = (content) => `<host-box><main><details open><summary>Mer</summary><div id="place">${content}</div></details></main></host-box>`;

/** How a page hides what is in `#place`, or the element itself. */
const ways = {
  'the attribute hidden': (place, _element, isHidden) => (place.hidden = isHidden),
  'a class of a closed tab': (place, _element, isHidden) => place.classList.toggle('d-none', isHidden),
  'display: none of its own': (_place, element, isHidden) => (element.style.display = isHidden ? 'none' : ''),
  'content-visibility: hidden': (place, _element, isHidden) => (place.style.contentVisibility = isHidden ? 'hidden' : ''),
  'hidden until it is found': (place, _element, isHidden) => (isHidden ? place.setAttribute('hidden', 'until-found') : place.removeAttribute('hidden')),
  'closed details': (place, _element, isHidden) => (place.closest('details').open = !isHidden),
  'visibility: hidden': (place, _element, isHidden) => (place.style.visibility = isHidden ? 'hidden' : ''),
  'no slot for it': (place, _element, isHidden) => (isHidden ? place.closest('main').setAttribute('slot', 'none') : place.closest('main').removeAttribute('slot')),
};

/** What asks: as which role, when there is something to ask, and what shows that a state of the dialog was kept. */
const askers = {
  'kfp-cookie-consent': {
    role: 'dialog',
    code: 'answer-dialog',
    change: (element) => element.shadowRoot.querySelector('input').click(),
    isChanged: (element) => element.shadowRoot.querySelector('input').checked,
  },
  'kfp-session-warning': {
    role: 'alertdialog',
    code: 'session-dialog',
    change: (element) => control(element, 'Fortsett økten').click(),
    isChanged: (element) => element.shadowRoot.textContent.includes('Vi klarte ikke å forlenge økten.'),
  },
};

describe('a dialog in a place that the page hides', function () {
  // Each test hides and shows twice, by a real mouse between.
  this.timeout(20_000);
  afterEach(() => {
    closePages();
    storeConsent();
  });

  for (const [tag, { role, code, change, isChanged }] of Object.entries(askers)) {
    for (const [way, hide] of Object.entries(ways)) {
      it(`${tag}: ${way}, before it asks and while it does`, async () => {
        const page = await openBank(place(`<${tag}></${tag}>`), { head });
        const element = await find(page, tag);
        const around = page.document.querySelector('#place');
        hide(around, element, true);
        await isDue(page, code);
        await isAlive(page);

        hide(around, element, false);
        await asks(page, element, role);
        change(element);
        await until(() => isChanged(element), 'the dialog has changed');

        page.window.focus();
        hide(around, element, true);
        await isAlive(page);
        hide(around, element, false);
        await asks(page, element, role);
        expect(isChanged(element)).toBe(true);
        expect([storedConsent(), page.changes.length, page.errors.filter((text) => !text.includes('500'))]).toEqual([undefined, 0, []]);
      });
    }
  }
});

describe('a dialog whose element is moved while it asks', function () {
  this.timeout(20_000);
  afterEach(() => {
    closePages();
    storeConsent();
  });

  for (const [tag, { role, change, isChanged }] of Object.entries(askers)) {
    it(`${tag} asks on, and can be answered`, async () => {
      const page = await openBank(`<div id="place"><${tag}></${tag}></div><section id="other"></section>`);
      const element = await find(page, tag);
      await asks(page, element, role);
      change(element);
      await until(() => isChanged(element), 'the dialog has changed');
      const [place, other] = [page.document.querySelector('#place'), page.document.querySelector('#other')];
      page.window.focus();
      other.append(element);
      await until(() => dialogOf(element)?.matches(':modal'), 'it holds the page again');
      await asks(page, element, role);

      // In a place that is hidden it waits for one that is not.
      place.hidden = true;
      place.append(element);
      await isAlive(page);
      other.append(element);
      await asks(page, element, role);
      expect(isChanged(element)).toBe(true);
      expect([storedConsent(), page.changes.length, page.errors.filter((text) => !text.includes('500'))]).toEqual([undefined, 0, []]);
    });
  }
});
