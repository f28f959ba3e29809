import { expect, until } from '../support/browser/expect.js';
import { closePages, control, entry, loader, nextTasks, openPage, shows, textOf } from '../support/browser/page.js';

const runtime = '<kfp-runtime distributor="sb1"></kfp-runtime>';

describe('a tag whose code has not come yet', () => {
  afterEach(closePages);

  /** A page with the loader alone: no code is asked for before an element is connected. */
  async function openLoader(body = '') {
    const page = await openPage({ body: `${runtime}${body}` });
    await page.load(loader);
    return page;
  }

  it('takes properties of any type: frameworks ask for their names, and an object stays an object', async () => {
    const { document: own } = await openLoader();
    const header = own.createElement('kfp-header');
    expect(['buttons', 'logoAlt', 'loginContext', 'theme'].filter((name) => !(name in header))).toEqual([]);
    expect('foo' in header).toBe(false);
    const pressed = [];
    const buttons = [{ text: 'Ring oss', action: () => pressed.push('Ring oss') }];
    header.buttons = buttons;
    expect(header.buttons).toBe(buttons);
    expect(header.hasAttribute('buttons')).toBe(false);

    own.body.append(header);
    await shows(header, 'Ring oss');
    control(header, 'Ring oss').click();
    expect(pressed).toEqual(['Ring oss']);
    expect(header.hasAttribute('buttons')).toBe(false);
    header.buttons = [{ text: 'Skriv til oss', href: '/skriv' }];
    await shows(header, 'Skriv til oss');
  });

  it('keeps a property that is a name of every element, as lang', async () => {
    const { document: own } = await openLoader();
    const toasts = own.createElement('kfp-toasts');
    toasts.lang = 'en';
    own.body.append(toasts);
    await until(() => toasts.shadowRoot.querySelector('.toasts[lang=en]'), 'it is in English');
  });

  it('reads attributes as they are when the code comes, and follows them', async () => {
    const { document: own } = await openLoader();
    const page = own.createElement('kfp-error-page');
    page.setAttribute('heading', 'Den første');
    own.body.append(page);
    page.setAttribute('heading', 'Den andre');
    await shows(page, 'Den andre');
    expect(page.heading).toBe('Den andre');
    page.heading = 'Den tredje';
    await shows(page, 'Den tredje');
    // The last write counts, also one that says what the attribute said when the code came.
    page.setAttribute('heading', 'Den andre');
    await shows(page, 'Den andre');
  });

  it('keeps calls of methods, in their order, and gives the id that a message has', async () => {
    const { document: own } = await openLoader();
    const toasts = own.createElement('kfp-toasts');
    const first = toasts.add('Lagret', { timeout: 'off' });
    const second = toasts.add('Slettet', { timeout: 'off' });
    toasts.add('Sendt');
    toasts.close(first);
    expect([typeof first, first === second]).toEqual(['string', false]);
    own.body.append(toasts);
    await shows(toasts, 'Slettet');
    await shows(toasts, 'Sendt');
    await until(() => !textOf(toasts).includes('Lagret'), 'the first message is closed by its id');
    toasts.close(second);
    await until(() => !textOf(toasts).includes('Slettet'), 'the second message is closed by its id');
  });

  it('shows what the page has put inside until the element draws', async () => {
    const { document: own, window: view } = await openLoader();
    const offers = own.createElement('kfp-offers');
    offers.innerHTML = '<p>Vi henter tilbudene dine</p>';
    own.body.append(offers);
    const inside = offers.querySelector('p');
    expect(inside.getBoundingClientRect().height).toBeGreaterThan(10);
    expect(view.getComputedStyle(inside).visibility).toBe('visible');
    await shows(offers, 'Kjøp forsikringen');
    expect(inside.getBoundingClientRect().height).toBe(0);
  });

  it('keeps the height of its skeleton, by its own width and whatever the page resets', async () => {
    const { document: own } = await openLoader('<style>*, *::before { margin: 0; padding: 0; content: none; float: none }</style>');
    const heights = ['600px', '700px'].map((width) => {
      const place = own.createElement('div');
      place.style.width = width;
      own.body.append(place);
      place.append(own.createElement('kfp-overview'));
      return place.getBoundingClientRect().height;
    });
    expect(heights.every((height) => height > 500)).toBe(true);
    expect(heights[0]).toBeGreaterThan(heights[1]);
    const [hidden, tasks] = ['kfp-overview', 'kfp-tasks'].map((tag) => own.createElement(tag));
    hidden.hidden = true;
    own.body.append(hidden, tasks);
    expect([hidden, tasks].map((element) => element.getBoundingClientRect().height)).toEqual([0, 0]);
  });

  it('is one class from the first moment on, of elements that came before the code and after it', async () => {
    const { document: own, window: view } = await openLoader('<kfp-offers></kfp-offers>');
    const Offers = view.customElements.get('kfp-offers');
    const first = own.querySelector('kfp-offers');
    const early = own.createElement('kfp-offers');
    expect([first, early].every((element) => element instanceof Offers)).toBe(true);
    await shows(first, 'Kjøp forsikringen');
    const later = own.createElement('kfp-offers');
    own.body.append(early, later);
    await shows(early, 'Kjøp forsikringen');
    await shows(later, 'Kjøp forsikringen');
    expect([first, early, later].every((element) => element instanceof Offers && element.constructor === Offers)).toBe(true);
    expect(view.customElements.get('kfp-offers')).toBe(Offers);
  });

  it('gets its code from the file of its own too, and then asks for no other', async () => {
    const page = await openLoader();
    const offers = page.document.createElement('kfp-offers');
    offers.distributor = 'dnb';
    await page.load(entry('kfp-offers'));
    page.document.body.append(offers);
    await shows(offers, 'Kjøp forsikringen');
    await nextTasks(page.window);
    expect(offers.shadowRoot.querySelector('[data-distributor]').dataset.distributor).toBe('dnb');
    expect(page.errors).toEqual([]);
  });
});
