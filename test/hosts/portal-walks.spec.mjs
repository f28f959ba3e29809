import { seededRandom } from '../support/seeded-random.mjs';
import { expect, test } from './fixtures.mjs';

const portal = '/privat/forsikring/oversikt';

/** Walks and their steps: a sample of them, unless KFP_LONG asks for all. */
const walks = process.env.KFP_LONG ? 60 : 3;
const stepsOfWalk = process.env.KFP_LONG ? 40 : 15;
/** Firefox walks too: the first, or all. */
const isSmoke = (seed) => seed === 1 || process.env.KFP_LONG;

/** The pages: what says that one is there, and the links inside it that lead to others. */
const pages = {
  '': { heading: 'Forsikringsoversikt', current: 'Forsikringsoversikt', links: { 'Se tilbudene dine': '/tilbud', 'Andre forsikringer': '/andre-forsikringer', 'Se forsikringer du kan kjøpe': '/kjopsinnganger' } },
  '/tilbud': { heading: 'Tilbudene dine', current: 'Tilbud, 4 tilbud', links: {} },
  '/forsikringsprofil': { heading: 'Min profil', current: 'Profil', links: {} },
  '/kjopsinnganger': { heading: 'Hva vil du forsikre?', current: 'Kjøp', links: {} },
  '/andre-forsikringer': { heading: 'Andre forsikringer', current: undefined, links: {} },
  '/finnes-ikke': { heading: 'Denne siden ser ut til å være borte...', current: undefined, links: {} },
};
const menu = { Forsikringsoversikt: '', 'Kjøp': '/kjopsinnganger', Profil: '/forsikringsprofil', Tilbud: '/tilbud' };

/** Where the customer should be: the entries of the history with the place on each page, and which of them is shown. */
function createModel() {
  const entries = [{ path: '', scroll: 0 }];
  let at = 0;
  return {
    get entry() {
      return entries[at];
    },
    canGo: (by) => entries[at + by] !== undefined,
    go: (by) => (at += by),
    /** @param {string} path @param {number} left where on the page the link was followed */
    follow(path, left) {
      entries[at].scroll = path === entries[at].path ? 0 : left;
      if (path === entries[at].path) return;
      entries.splice((at += 1), Infinity, { path, scroll: 0 });
    },
  };
}

const scrollOf = (page) => page.evaluate(() => window.scrollY);

/** Clicking scrolls to the link: that is where the page is left. */
async function follow({ page, model }, link, path) {
  await link.click();
  model.follow(path, await page.evaluate(() => window.leftAt));
}

/** A place counts once the page is at rest. */
async function rest({ page, model }) {
  await expect.poll(() => page.evaluate(() => (history.state?.kfpScroll ?? 0) === window.scrollY)).toBe(true);
  model.entry.scroll = await scrollOf(page);
}

/** What a customer can do; each tells the model, and gives undefined where it cannot be done now. */
const steps = {
  async menu({ page, model, random }) {
    const [name, path] = Object.entries(menu)[random(4)];
    const button = page.getByRole('button', { name: 'Meny' });
    if (await button.isVisible()) await button.click();
    await follow({ page, model }, page.getByRole('navigation', { name: 'Forsikring' }).getByRole('link', { name }), path);
  },
  async link({ page, model, random }) {
    const links = Object.entries(pages[model.entry.path].links);
    if (links.length === 0) return false;
    const [name, path] = links[random(links.length)];
    await follow({ page, model }, page.getByRole('main').getByRole('link', { name }), path);
  },
  async back({ page, model }) {
    if (!model.canGo(-1)) return false;
    model.go(-1);
    await page.evaluate(() => history.back());
  },
  async forward({ page, model }) {
    if (!model.canGo(1)) return false;
    model.go(1);
    await page.evaluate(() => history.forward());
  },
  async scroll({ page, model, random }) {
    await page.evaluate((top) => {
      window.dispatchEvent(new Event('wheel'));
      window.scrollTo(0, top);
    }, random(1200));
    await rest({ page, model });
  },
  async escape({ page, model }) {
    const button = page.getByRole('button', { name: 'Meny' });
    if (!(await button.isVisible())) return false;
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    // The menu listens from the frame after the one that shows it.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))));
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await rest({ page, model });
  },
};
const names = ['menu', 'menu', 'link', 'link', 'back', 'back', 'forward', 'scroll', 'escape'];

async function expectToBeAt(page, origin, { path, scroll }, moved) {
  const { heading, current } = pages[path];
  await expect(page).toHaveURL(`${origin}${portal}${path}`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(heading);
  await expect(page).toHaveTitle(`${heading} - Forsikring`);
  if (moved) await expect(title).toBeFocused();
  const links = page.getByRole('navigation', { name: 'Forsikring' }).locator('[aria-current=page]');
  await expect(links).toHaveCount(current ? 1 : 0);
  if (current) await expect(links).toHaveText(current);
  await expect.poll(async () => Math.abs((await scrollOf(page)) - scroll)).toBeLessThanOrEqual(1);
  expect(await page.evaluate(() => window.isStillTheSame)).toBe(true);
}

for (let seed = 1; seed <= walks; seed += 1) {
  test(`walk ${seed} ends where it should at every step RT-21 RT-23 NA-18${isSmoke(seed) ? ' @smoke' : ''}`, async ({ open, page, demo }) => {
    test.setTimeout(stepsOfWalk * 8_000);
    const fraction = seededRandom(seed);
    const random = (below) => Math.floor(fraction() * below);
    const model = createModel();
    const taken = [];
    await page.setViewportSize({ width: seed % 2 ? 1280 : 800, height: 700 });
    await open(portal);
    await page.evaluate(() => {
      window.isStillTheSame = true;
      addEventListener('kfp-navigate', () => (window.leftAt = window.scrollY));
    });
    await expect(page.getByRole('link', { name: 'Se forsikringer du kan kjøpe' })).toBeVisible();
    while (taken.length < stepsOfWalk) {
      const name = names[random(names.length)];
      const before = model.entry;
      if ((await steps[name]({ page, model, random })) === false) continue;
      taken.push(`${name} ${model.entry.path || '/'}`);
      await test.step(taken.join(', '), () => expectToBeAt(page, demo.origin, model.entry, before.path !== model.entry.path));
    }
  });
}
