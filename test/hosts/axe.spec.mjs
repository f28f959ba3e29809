import { entries } from '../../demo-hosts/gallery/entries.mjs';
import { axeSource, axeTags, findWithAxe, runAxe } from './axe.mjs';
import { answeredConsent, expect, test as base } from './fixtures.mjs';
import { frameOf, queryOf, quietOf, settle } from './gallery-states.mjs';
import { inWebkit } from './in-webkit.mjs';

/*
 * Every state of the gallery with axe, in every width: a sample of them, unless KFP_LONG asks for all, and then in Firefox
 * and WebKit too. Forced colours belong to the browser there: KFP_FORCED=1 starts Firefox with them; WebKit has none.
 */
const isLong = Boolean(process.env.KFP_LONG);
const smoke = isLong ? ' @smoke' : '';
const widths = isLong ? [320, 800, 1280, 1600] : [320, 1600];
const sample = { 'kfp-header': ['morkt'], 'kfp-feedback': ['for-langt'], 'kfp-toasts': ['fire'], 'kfp-profile': ['endrer'], 'kfp-portal': ['kjop'] };
const shown = entries
  // What is left at once is the bank's page by the time that it has settled.
  .map(({ tag, states }) => ({ tag, states: states.filter(({ name, isLeaving }) => (isLong ? !isLeaving : sample[tag]?.includes(name))) }))
  .filter(({ states }) => states.length > 0);

const test = base.extend({
  /** A page of a customer who wants no motion, which Firefox has to be told as it starts. */
  stillPage: async ({ playwright, browserName, page, demo }, use, { project }) => {
    if (browserName !== 'firefox') {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      return use(page);
    }
    const { channel, launchOptions } = project.use;
    const forced = process.env.KFP_FORCED ? { 'browser.display.document_color_use': 2 } : {};
    const firefoxUserPrefs = { 'ui.prefersReducedMotion': 1, ...forced };
    const browser = await playwright.firefox.launch({ ...launchOptions, channel, firefoxUserPrefs });
    const own = await browser.newPage();
    await own.context().addCookies(answeredConsent(demo.origin));
    await use(own);
    return browser.close();
  },
});

const setTheme = (theme) => (document.documentElement.dataset.theme = theme);
const sideways = () => document.scrollingElement.scrollWidth - window.innerWidth;
const tell = (engine, tag, states, runs) => {
  if (isLong) console.log(`E4 ${engine} ${tag}: ${runs} runs of axe in ${states.length} states`);
};

for (const { tag, states } of shown) {
  test(`every state with axe: ${tag} E4 UI-39${smoke}`, async ({ demo, stillPage: page, browserName, expectedErrors }) => {
    test.setTimeout(states.length * 120_000);
    expectedErrors.push(/Failed to load resource/, /smiley options must be|onContact failed/);
    if (tag === 'kfp-cookie-consent') await page.context().clearCookies();
    let runs = 0;
    const look = async (where) => {
      runs += 1;
      expect.soft(await page.evaluate(sideways), `${where}: to the side`).toBeLessThanOrEqual(0);
      expect.soft(await runAxe(page), where).toEqual([]);
    };
    for (const state of states) {
      await page.goto(`${demo.origin}${frameOf(tag, state)}`);
      await page.evaluate(settle, quietOf(state));
      for (const width of widths) {
        const where = `${state.name}, ${width} px`;
        await page.setViewportSize({ width, height: 900 });
        await look(where);
        if (browserName !== 'chromium') continue;
        if (width === 800) {
          await page.evaluate(setTheme, 'dark');
          await look(`${where}, dark`);
          await page.evaluate(setTheme, 'light');
        }
        await page.emulateMedia({ forcedColors: 'active' });
        await look(`${where}, forced colours`);
        await page.emulateMedia({ forcedColors: 'none' });
      }
    }
    tell(browserName, tag, states, runs);
  });
}

inWebkit((withSession) => {
  for (const { tag, states } of shown.slice(0, isLong ? undefined : 1)) {
    test(`WebKit every state with axe: ${tag} E4 UI-39`, async ({ demo }) => {
      test.setTimeout(states.length * 120_000);
      let runs = 0;
      await withSession(async (session) => {
        if (tag !== 'kfp-cookie-consent') await answerAbout(session, demo.origin);
        for (const state of states) {
          for (const width of widths) {
            await show(session, demo.origin, tag, state, width);
            await session.evaluate(axeSource);
            runs += 1;
            const where = `${state.name}, ${width} px`;
            expect.soft(await session.run(sideways), `${where}: to the side`).toBeLessThanOrEqual(0);
            expect.soft(await session.run(findWithAxe, { tags: axeTags }), where).toEqual([]);
          }
        }
      });
      tell('WebKit', tag, states, runs);
    });
  }
});

/** Stores the answers about cookies as the customer's. */
async function answerAbout(session, origin) {
  await session.open(`${origin}/demo/partner/`);
  for (const { name, value } of answeredConsent(origin)) {
    await session.run((cookie) => void (document.cookie = cookie), `${name}=${value}; path=/`);
  }
}

/** Its narrowest window is wider than a phone: there a frame of the gallery is looked at. */
async function show(session, origin, tag, state, width) {
  const isFramed = width < 450;
  await session.resize(isFramed ? 1000 : width, 900);
  await session.open(origin + (isFramed ? `/demo/gallery/?${queryOf(tag, state)}&width=${width}` : frameOf(tag, state)));
  if (isFramed) await session.enterFrame(0);
  await session.run(settle, quietOf(state));
}
