import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { entries } from '../../demo-hosts/gallery/entries.mjs';
import { expect, test } from './fixtures.mjs';
import { frameOf, quietOf, settle } from './gallery-states.mjs';

/*
 * Every state of the gallery in a language that nobody speaks: «Totalt {amount}» is «[Ţōţȧļţ {amount} ~~~~~~]», 40 % longer and
 * without a letter of Norwegian. A letter that is left is of the data, or of a text that is in no catalogue and so cannot be
 * translated. The page is 320 px wide, where longer texts break first.
 */
const plain = 'abcdefghijklmnopqrstuvwxyzæøå';
const strange = 'ȧƀçđēƒğħīĵķļɱñōƥɋřšţūṽŵẋÿžǽǿǻ';
const letters = new Map([...plain].flatMap((letter, at) => [[letter, strange[at]], [letter.toUpperCase(), strange[at].toUpperCase()]]));

/** @param {string} text of a catalogue */
function pseudo(text) {
  const words = text.replace(/\{\w+\}|./gsu, (part) => letters.get(part) ?? part);
  // What is added has words of its own: a longer text is rarely one longer word.
  return `[${words} ${'~~~~~~ '.repeat(Math.ceil((text.length * 0.4) / 7)).trim()}]`;
}

const distFolder = process.env.KFP_OUT || fileURLToPath(new URL('../../dist', import.meta.url));
const { modules } = JSON.parse(readFileSync(`${distFolder}/custom-elements.json`, 'utf8'));
const texts = { nb: Object.fromEntries(modules.flatMap(({ declarations: [element] }) => element.texts.map(({ key, nb }) => [key, pseudo(nb)]))) };

/**
 * Runs in the page.
 * @returns {{ words: string[], wide: string[] }} each text of the elements, also what is only read aloud, and the title that the
 *   portal gives the page; and the texts that stick out of their card, of what cuts them off, or of the window
 */
function readElements() {
  const rootsIn = (root) => [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? [shadowRoot, ...rootsIn(shadowRoot)] : []));
  const spoken = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'alt', 'placeholder', 'label'];
  const { scrollWidth, clientWidth } = document.scrollingElement;
  const words = document.querySelector('kfp-portal') ? [document.title] : [];
  const wide = scrollWidth > clientWidth ? [`the page, by ${String(scrollWidth - clientWidth)} px`] : [];
  const around = (node) => (node.parentElement ? [node.parentElement, ...around(node.parentElement)] : []);

  function sticksOut(node) {
    const parts = around(node);
    // Only read aloud.
    if (parts.some(({ offsetWidth }) => offsetWidth === 1)) return false;
    const range = document.createRange();
    range.selectNode(node);
    const frames = parts.filter((part) => part.matches('[part=card], [part=banner]') || getComputedStyle(part).overflowX !== 'visible');
    const places = [{ left: 0, right: clientWidth }, ...frames.map((part) => part.getBoundingClientRect())];
    return [...range.getClientRects()].some((box) => places.some(({ left, right }) => box.left < left - 1 || box.right > right + 1));
  }

  for (const root of rootsIn(document)) {
    const nodes = document.createTreeWalker(root, window.NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { currentNode } = nodes;
      if (currentNode.parentElement?.localName === 'style') continue;
      words.push(currentNode.data);
      if (sticksOut(currentNode)) wide.push(currentNode.data);
    }
    for (const part of root.querySelectorAll('*')) words.push(...spoken.map((name) => part.getAttribute(name)).filter(Boolean));
  }
  return { words, wide };
}

const asOneLine = (text) => text.replace(/\s+/g, ' ').trim();

/** The texts in some JSON. A place comes in capitals, with its postal code, and is written as a name. */
function textsIn(value) {
  if (typeof value === 'string') return [asOneLine(value)];
  if (typeof value !== 'object' || value === null) return [];
  const { kode, navn } = value;
  return [...(kode && navn ? [navn[0] + navn.slice(1).toLowerCase()] : []), ...Object.values(value).flatMap(textsIn)];
}

/** Of an address without a street, in the words of the land register. */
const official = ['Gnr', 'bnr'];

/** @param {string[]} given */
function dataOf(given) {
  const all = [...new Set([...given, ...official])].filter((text) => /\p{L}/u.test(text)).sort((one, other) => other.length - one.length);
  return all.map((text) => ({ text, whole: new RegExp(`(?<!\\p{L})${text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?!\\p{L})`, 'gu') }));
}

/** The words of a text that neither the catalogues nor the data have. An amount has its unit with it. */
function othersIn(text, data) {
  const line = asOneLine(text);
  const without = [...letters.values()].reduce((rest, letter) => rest.replaceAll(letter, ' '), line);
  const rest = data.reduce((left, one) => (left.includes(one.text) ? left.replace(one.whole, ' ') : left), without);
  const words = rest.replace(/\d+ kr(?!\p{L})/gu, ' ').match(/\p{L}+/gu) ?? [];
  return words.length > 0 ? [`${words.join(' ')}, of: ${line}`] : [];
}

/** What comes of another language has no words of the catalogues. */
const isShown = ({ isLeaving, attributes = {} }) => !isLeaving && !attributes.lang;

for (const { tag, states } of entries.filter(({ tag: name }) => name.startsWith('kfp-'))) {
  test(`what an element says is in a catalogue or is data, and longer texts fit LN-12: ${tag}`, async ({ demo, page, expectedErrors }) => {
    test.setTimeout(states.length * 20_000);
    expectedErrors.push(/Failed to load resource/, /smiley options must be|onContact failed/);
    if (tag === 'kfp-cookie-consent') await page.context().clearCookies();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 900 });
    await page.route('**/demo/config.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}Object.assign(kfpConfig, ${JSON.stringify({ texts })});` });
    });
    let responses = [];
    let said = 0;
    page.on('requestfinished', (request) => {
      if (request.url().includes('/api/')) responses.push(request.response().then((response) => response.json()).catch(() => undefined));
    });
    for (const state of states.filter(isShown)) {
      responses = [];
      await page.goto(`${demo.origin}${frameOf(tag, state)}`);
      await page.evaluate(settle, quietOf(state));
      const config = await page.evaluate(() => ({ ...window.kfpConfig, texts: undefined }));
      const buttons = JSON.parse(state.attributes?.buttons ?? '[]');
      // Not its name in the gallery, which is a word like any other.
      const given = { ...state, name: undefined, text: undefined };
      const data = dataOf(textsIn([config, given, buttons, await Promise.all(responses)]));
      const { words, wide } = await page.evaluate(readElements);
      said += words.filter((text) => text.startsWith('[')).length;
      expect.soft(words.flatMap((text) => othersIn(text, data)), `${state.name}: in no catalogue`).toEqual([]);
      expect.soft(wide, `${state.name}: sticks out`).toEqual([]);
    }
    // The header's own words are for windows from 1200 px.
    if (tag !== 'kfp-header') expect(said, 'texts of the catalogues').toBeGreaterThan(0);
  });
}
