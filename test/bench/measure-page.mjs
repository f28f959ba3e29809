/**
 * @typedef {object} Timing
 * @property {number} firstCard milliseconds from the start of the navigation to the first frame that shows a card
 * @property {number} responseToCards milliseconds from the last API response before that to this frame
 * @property {number} frames the same in frames of the browser
 * @property {number} blocking milliseconds by which tasks were longer than 50, until the page rests
 */

const slowdown = 4;

/**
 * Opens a page once, with an empty cache and a processor slowed down four times, and times the cards of an element.
 *
 * @param {import('playwright').Browser} browser Chromium
 * @param {string} url
 * @param {string} tag whose cards (`part="card"`) are waited for
 * @param {{ latency: number, throughput: number }} [network] milliseconds of a round trip, and bytes each second. Default: that of the machine
 * @returns {Promise<Timing>}
 */
export async function measurePage(browser, url, tag, network) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1000 }, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  try {
    const debug = await context.newCDPSession(page);
    await debug.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watchCards, tag);
    if (network) {
      const { latency, throughput } = network;
      await debug.send('Network.enable');
      await debug.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput });
    }
    await page.goto(url);
    const handle = await page.waitForFunction(() => window.benchTiming, undefined, { timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    return { ...(await handle.jsonValue()), blocking: await page.evaluate(() => window.benchBlocking) };
  } finally {
    await context.close();
  }
}

/** Runs in the page before anything of it: looks at every frame whether cards are there. */
function watchCards(tag) {
  window.benchBlocking = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.benchBlocking += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  const frames = [];
  const look = (time) => {
    frames.push(time);
    const root = document.querySelector(tag)?.shadowRoot;
    if (!root?.querySelector('[part~="card"]')) return void requestAnimationFrame(look);
    const responses = performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.startsWith('/api/'));
    const last = Math.max(0, ...responses.map(({ responseEnd }) => responseEnd).filter((end) => end <= time));
    const after = frames.filter((one) => one > last).length;
    window.benchTiming = { firstCard: time, responseToCards: time - last, frames: after };
  };
  requestAnimationFrame(look);
}

/** @param {number[]} values @returns {number} */
export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
