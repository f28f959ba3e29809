/**
 * @typedef {object} Timing
 * @property {number} firstCard milliseconds from the start of the navigation to the first frame that shows a card
 * @property {number} answerToCards milliseconds from the last API answer before that to this frame
 * @property {number} frames the same in frames of the browser
 */

const slowdown = 4;

/**
 * Opens a page once, with an empty cache and a processor slowed down four times, and times the cards of an element.
 *
 * @param {import('playwright').Browser} browser Chromium
 * @param {string} url
 * @param {string} tag whose cards (`part="card"`) are waited for
 * @returns {Promise<Timing>}
 */
export async function measurePage(browser, url, tag) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } });
  const page = await context.newPage();
  try {
    const debug = await context.newCDPSession(page);
    await debug.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watchCards, tag);
    await page.goto(url);
    const handle = await page.waitForFunction(() => window.benchTiming, undefined, { timeout: 60_000 });
    return await handle.jsonValue();
  } finally {
    await context.close();
  }
}

/** Runs in the page before anything of it: looks at every frame whether cards are there. */
function watchCards(tag) {
  const frames = [];
  const look = (time) => {
    frames.push(time);
    const root = document.querySelector(tag)?.shadowRoot;
    if (!root?.querySelector('[part~="card"]')) return void requestAnimationFrame(look);
    const answers = performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.startsWith('/api/'));
    const last = Math.max(0, ...answers.map(({ responseEnd }) => responseEnd).filter((end) => end <= time));
    const after = frames.filter((one) => one > last).length;
    window.benchTiming = { firstCard: time, answerToCards: time - last, frames: after };
  };
  requestAnimationFrame(look);
}

/** @param {number[]} values @returns {number} */
export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
