/** Runs in a page before anything of it: counts the timers and channels that it holds. */
function watchWhatIsHeld() {
  const channels = new Set();
  const timers = new Set();
  const { BroadcastChannel: Channel, setTimeout: start, clearTimeout: stop } = window;
  window.BroadcastChannel = class extends Channel {
    constructor(name) {
      super(name);
      channels.add(this);
    }
    close() {
      channels.delete(this);
      super.close();
    }
  };
  window.setTimeout = (run, ms, ...values) => {
    const id = start(() => {
      timers.delete(id);
      run(...values);
    }, ms);
    timers.add(id);
    return id;
  };
  window.clearTimeout = (id) => {
    timers.delete(id);
    stop(id);
  };
  window.held = () => ({ channels: channels.size, timers: timers.size });
}

/**
 * Tells what a page of Chromium holds; to be called before the page is opened.
 *
 * @param {import('@playwright/test').Page} page
 * @returns a function that gives, once all is collected that can be: `nodes`, `listeners`, `window` (the types of the
 *   window's own listeners), `channels`, `timers`, and `heap` in bytes
 */
export async function watchPage(page) {
  await page.addInitScript(watchWhatIsHeld);
  const cdp = await page.context().newCDPSession(page);
  return async () => {
    for (let turn = 0; turn < 3; turn += 1) await cdp.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners: listeners } = await cdp.send('Memory.getDOMCounters');
    const { usedSize: heap } = await cdp.send('Runtime.getHeapUsage');
    return { nodes, listeners, window: await windowListeners(cdp), heap, ...(await page.evaluate(() => window.held())) };
  };
}

async function windowListeners(cdp) {
  const objectGroup = 'window';
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'window', objectGroup });
  const { listeners } = await cdp.send('DOMDebugger.getEventListeners', { objectId: result.objectId });
  await cdp.send('Runtime.releaseObjectGroup', { objectGroup });
  return listeners.map(({ type }) => type).sort().join(' ');
}
