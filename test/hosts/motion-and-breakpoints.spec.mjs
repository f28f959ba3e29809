import { expect, test } from './fixtures.mjs';

const portal = '/privat/forsikring/oversikt';
const element = (page) => page.locator('kfp-portal');

test('menu, tooltip and accordion move in 250 and 150 ms, and not at all under reduced motion UI-02 UI-03 UI-25 to UI-29', async ({ open, page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await open(`${portal}?distributor=sb1`);
  const question = element(page).getByRole('button', { name: 'Har du nettopp kjøpt en forsikring?' });
  const help = element(page).getByRole('button', { name: 'Vis hjelpetekst' }).first();
  const menu = element(page).getByRole('button', { name: 'Meny' });
  await expect(question).toBeVisible();
  const secondsOf = async (selector) => {
    const durations = await element(page).locator(selector).first().evaluate((part) => getComputedStyle(part).transitionDuration);
    return [...new Set(durations.split(', '))].join(' ');
  };
  const closed = async () => [await secondsOf('.menu-panel'), await secondsOf('.tooltip'), await secondsOf('.disclosure-panel')];
  const opened = async () => {
    const all = [];
    await menu.click();
    await expect(element(page).getByRole('link', { name: 'Profil' })).toBeVisible();
    all.push(await secondsOf('.menu-panel'));
    await page.keyboard.press('Escape');
    await help.click();
    await expect(element(page).getByRole('tooltip').first()).toBeVisible();
    all.push(await secondsOf('.tooltip'));
    await page.keyboard.press('Escape');
    await question.click();
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    all.push(await secondsOf('.disclosure-panel'));
    await question.click();
    return all;
  };
  expect(await closed()).toEqual(['0.15s', '0.15s', '0.15s']);
  expect(await opened()).toEqual(['0.25s', '0.25s', '0.15s']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await closed()).toEqual(['0s', '0s', '0s']);
  expect(await opened()).toEqual(['0s', '0s', '0s']);
});

for (const width of [320, 800]) {
  test(`in a browser without popover, logo and button stay where they are when the menu opens at ${width} px`, async ({ open, page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.addInitScript(() => delete window.HTMLElement.prototype.showPopover);
    await open(`${portal}?distributor=sb1`);
    const parts = [element(page).locator('.site-header > :first-child'), element(page).getByRole('button', { name: 'Meny' })];
    const boxes = () => Promise.all(parts.map((part) => part.boundingBox()));
    const closed = await boxes();
    await parts[1].click();
    await expect(element(page).getByRole('link', { name: 'Profil' })).toBeVisible();
    expect(await boxes()).toEqual(closed);
  });
}

for (const width of [390, 1100]) {
  test(`menu and tooltip are beside their buttons, inside a window of ${width} px, on a page with CSS zoom`, async ({ open, page }) => {
    await page.setViewportSize({ width, height: 700 });
    await open(`${portal}?distributor=sb1`);
    await page.evaluate(() => (document.body.style.zoom = '1.5'));
    const layers = [
      [element(page).getByRole('button', { name: 'Vis hjelpetekst' }).first(), element(page).getByRole('tooltip').first()],
      [element(page).getByRole('button', { name: 'Meny' }), element(page).locator('.menu-panel')],
    ];
    for (const [button, layer] of layers) {
      await button.click();
      await expect(layer).toBeVisible();
      const [anchor, box] = [await button.boundingBox(), await layer.boundingBox()];
      expect.soft(box.x).toBeGreaterThanOrEqual(0);
      expect.soft(box.x + box.width).toBeLessThanOrEqual(width);
      // A menu may need all of the height; a tooltip is right above or below its button.
      const gap = Math.max(anchor.y - box.y - box.height, box.y - anchor.y - anchor.height);
      expect.soft(gap).toBeLessThan(20);
      expect.soft(box.y).toBeGreaterThanOrEqual(0);
      expect.soft(box.y + box.height).toBeLessThanOrEqual(700);
      await page.keyboard.press('Escape');
    }
  });
}

test('the pages of the portal cross-fade, and not under reduced motion UI-40', async ({ open, page }) => {
  await page.addInitScript(() => {
    const { Document } = globalThis;
    const { startViewTransition } = Document.prototype;
    if (!startViewTransition) return;
    globalThis.transitions = [];
    Document.prototype.startViewTransition = function start(change) {
      const transition = startViewTransition.call(this, change);
      globalThis.transitions.push(transition.finished.then(() => document.querySelector('kfp-portal').shadowRoot.querySelector('h1').textContent));
      return transition;
    };
  });
  const transitions = () => page.evaluate(() => Promise.all(globalThis.transitions ?? []));
  const to = async (link, heading) => {
    await element(page).getByRole('link', { name: link }).first().click();
    await expect(element(page).getByRole('heading', { level: 1, name: heading })).toBeFocused();
  };
  await open(`${portal}?distributor=sb1`);
  await expect(element(page).getByRole('heading', { level: 1 })).toHaveText('Forsikringsoversikt');
  test.skip(!await page.evaluate(() => Boolean(globalThis.transitions)), 'this engine has no view transitions');
  await to('Profil', 'Min profil');
  expect(await transitions()).toEqual(['Min profil']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await to('Forsikringsoversikt', 'Forsikringsoversikt');
  expect(await transitions()).toEqual(['Min profil']);
});

for (const reducedMotion of ['reduce', 'no-preference']) {
  test(`a dialog and a message that the page moves are on top again, with prefers-reduced-motion: ${reducedMotion} @smoke`, async ({ open, page }) => {
    await page.emulateMedia({ reducedMotion });
    await open('/demo/online-bank/?distributor=sb1&scenario=expires-in-50');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toBeVisible();
    const move = (tag) => page.evaluate((name) => document.body.append(document.querySelector(name)), tag);
    await move('kfp-session-warning');
    await expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    await dialog.getByRole('button', { name: 'Fortsett økten' }).click();
    await expect(dialog).toHaveCount(0);

    await page.evaluate(async () => {
      document.body.append(document.createElement('kfp-toasts'));
      await customElements.whenDefined('kfp-toasts');
      document.querySelector('kfp-toasts').add('Flyttet beskjed', { timeout: null });
    });
    const messages = page.getByRole('region', { name: 'Varsler' });
    await expect(messages).toContainText('Flyttet beskjed');
    await move('kfp-toasts');
    await expect.poll(() => messages.evaluate((element) => element.matches(':popover-open'))).toBe(true);
  });
}

test('the page has its steps at 680, 1200 and 1600 px UI-31 to UI-35', async ({ open, page }) => {
  await open(`${portal}?distributor=sb1&customer=control-group`);
  const grid = element(page).locator('.section:not(.task-list) .card-grid').first();
  await expect(grid).toBeVisible();
  const measure = async (width) => {
    await page.setViewportSize({ width, height: 900 });
    const columns = await grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
    const padding = await element(page).locator('.page-body').evaluate((body) => getComputedStyle(body).padding);
    return `${String(columns)}, ${padding}`;
  };
  const [small, medium, large, extra] = ['1, 24px 16px 64px', '2, 64px 40px 104px', '3, 64px 40px 104px', '3, 104px 40px 168px'];
  const found = [];
  for (const width of [320, 679, 680, 1199, 1200, 1599, 1600, 2400]) found.push(await measure(width));
  expect(found).toEqual([small, small, medium, medium, large, large, extra, extra]);
});

for (const width of [390, 800, 1280]) {
  test(`on paper the overview is one column of whole cards, without buttons and questions, ${width} px FB-82`, async ({ open, page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(`${portal}?distributor=sb1&customer=full`);
    const question = element(page).getByText('Hvor fornøyd er du').first();
    await expect(question).toBeVisible();
    const cards = element(page).locator('.card-grid-item > [part=card]');
    const buttons = element(page).locator('.button:visible');
    expect(await buttons.count()).toBeGreaterThan(0);

    await page.emulateMedia({ media: 'print' });
    await expect(buttons).toHaveCount(0);
    await expect(question).toBeHidden();
    const found = await cards.evaluateAll((all) => all.map((card) => {
      const { left, width: size } = card.getBoundingClientRect();
      return { left: Math.round(left), width: Math.round(size), breakInside: getComputedStyle(card).breakInside };
    }));
    expect(found.length).toBeGreaterThan(8);
    expect(found.filter(({ breakInside }) => breakInside !== 'avoid')).toEqual([]);
    for (const key of ['left', 'width']) expect(Math.max(...found.map((card) => card[key])) - Math.min(...found.map((card) => card[key])), key).toBeLessThanOrEqual(2);
  });
}

test('on paper a dark page has dark text, and a closed panel takes no room', async ({ open, page }) => {
  await open(`${portal}?distributor=dnb&customer=full&theme=dark`);
  await expect(element(page).getByText('Hvor fornøyd er du').first()).toBeVisible();
  const brightness = async (locator) => Math.max(...(await locator.evaluate((node) => getComputedStyle(node).color)).match(/\d+/g).slice(0, 3).map(Number));
  const texts = [element(page).locator('h1'), element(page).getByText('Bil', { exact: true }).first(), page.locator('.site-bar').first()];
  for (const text of texts) expect(await brightness(text)).toBeGreaterThan(200);

  await page.emulateMedia({ media: 'print' });
  for (const text of texts) expect(await brightness(text)).toBeLessThan(60);
  await open(`${portal}?distributor=sb1&customer=full`);
  await page.emulateMedia({ media: 'print' });
  const panel = element(page).locator('.disclosure-panel[hidden]').first();
  await expect(panel).toBeAttached();
  expect(await panel.evaluate((node) => node.getClientRects().length)).toBe(0);
});

test('the ring of a focused button is whole: of the tasks, and of the first task, at 400 % zoom', async ({ open, page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(`${portal}?distributor=sb1&customer=full`);
  const tasks = element(page).getByRole('button', { name: 'Oppgaver 4' });
  await tasks.press('Enter');
  const ring = await tasks.evaluate((button) => {
    const { outlineStyle, outlineWidth, width } = getComputedStyle(button, '::after');
    return { line: `${outlineStyle} ${outlineWidth}`, isWhole: Math.abs(Number.parseFloat(width) - button.closest('section').clientWidth) < 1 };
  });
  expect(ring).toEqual({ line: 'solid 3px', isWhole: true });
  // A row with a ground of its own paints over the ring of the row before it.
  const grounds = await element(page).locator('.task-list .card').evaluateAll((cards) => cards.map((card) => getComputedStyle(card).backgroundColor));
  expect(new Set(grounds)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
});

test('the ring of the focused button in a dialog is whole at 400 % zoom @smoke', async ({ open, page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(frame('kfp-session-warning', 'spor'));
  const button = page.getByRole('button', { name: 'Fortsett økten' });
  await expect(button).toBeFocused();
  const room = await button.evaluate((focused) => focused.closest('dialog').getBoundingClientRect().bottom - focused.getBoundingClientRect().bottom);
  expect(room).toBeGreaterThan(6);
});

const frame = (tag, state) => `/demo/gallery/frame/?element=${tag}&state=${state}&distributor=sb1`;

/** The places of all that a selector finds, from top and left of the window. */
const placesOf = (locator) => locator.evaluateAll((all) => all.map((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return { left, right, top, bottom, middle: (left + right) / 2 };
}));

for (const width of [320, 360, 390, 640]) {
  test(`the faces of a scale are at equal distances from edge to edge, with a name in one line at both ends, ${width} px`, async ({ open, page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(frame('kfp-feedback', 'smilefjes'));
    const faces = page.locator('.smiley-face');
    await expect(faces).toHaveCount(5);
    const middles = (await placesOf(faces)).map(({ middle }) => middle);
    const steps = middles.slice(1).map((middle, at) => middle - middles[at]);
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(1);
    const names = page.locator('.smiley:is(:first-child, :last-child) > .smiley-label');
    const [first, last] = await placesOf(names);
    for (const { top, bottom } of [first, last]) expect(bottom - top).toBeLessThan(24);
    expect(first.right).toBeLessThan(last.left);
  });
}

test('the arrow of a card without a price is beside all of its text, and does not part the title from the rest', async ({ open, page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await open(frame('kfp-recommendations', 'fem'));
  const cards = page.locator('[part=card]').filter({ has: page.locator('.link-card-line') });
  await expect(cards).toHaveCount(4);
  for (const card of await cards.all()) {
    const [header] = await placesOf(card.locator('.card-header'));
    const [arrow] = await placesOf(card.locator('.link-card-arrow'));
    const [title] = await placesOf(card.locator('.card-header-line'));
    const [description] = await placesOf(card.locator('.text'));
    expect(description.top - title.bottom).toBeLessThan(8);
    const isBeside = Math.abs(arrow.top + arrow.bottom - header.top - header.bottom) < 4;
    expect(isBeside || arrow.top >= header.bottom).toBe(true);
  }
});

test('a wide serif of the bank leaves the longest product name beside its arrow on a wide window', async ({ open, page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open('/demo/own-routes/?customer=one');
  const card = page.locator('kfp-overview [part=card]').filter({ hasText: 'Behandlingsforsikring' });
  await expect(card).toBeVisible();
  const [header] = await placesOf(card.locator('.card-header'));
  const [arrow] = await placesOf(card.locator('.link-card-arrow'));
  expect(arrow.left).toBeGreaterThanOrEqual(header.right);
  expect(arrow.top).toBeLessThan(header.bottom);
});

test('cards in one row have their icons, their dates and their buttons at one height', async ({ open, page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(frame('kfp-offers', 'fullt'));
  await expect(page.getByRole('link', { name: 'Få nytt tilbud' })).toBeVisible();
  for (const part of ['.lazy-icon', '.price-rows + .text', '.actions > .button']) {
    const tops = [];
    for (const card of (await page.locator('[part=card]').all()).slice(0, 3)) tops.push((await placesOf(card.locator(part)))[0].top);
    expect(Math.max(...tops) - Math.min(...tops), part).toBeLessThan(1);
  }
});

test('the buttons of a header that take a second line do not touch its edges', async ({ open, page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await open(frame('kfp-header', 'vanlig'));
  await expect(page.getByRole('button', { name: 'Kontakt' })).toBeVisible();
  const [bar] = await placesOf(page.locator('.site-bar'));
  const [button] = await placesOf(page.getByRole('button', { name: 'Kontakt' }));
  const [logo] = await placesOf(page.locator('.site-header-logo'));
  expect(logo.top - bar.top).toBeGreaterThanOrEqual(4);
  expect(bar.bottom - button.bottom).toBeGreaterThanOrEqual(4);
});
