import { startWebkit } from './start-webkit.mjs';

/**
 * A web-test-runner launcher for WebKitGTK. Each test file has a new session, so that no file sees the storage of another.
 *
 * @param {import('./browsers.mjs').Browser} browser
 * @returns {import('@web/test-runner').BrowserLauncher}
 */
export function webkitLauncher(browser) {
  const sessions = new Map();
  let starting;
  const session = (id) => {
    const found = sessions.get(id);
    if (!found) throw new Error(`WebKit has no session ${id}`);
    return found;
  };

  return {
    name: 'WebKit',
    type: 'webdriver',
    concurrency: 1,
    async startSession(id, url) {
      starting ??= startWebkit(browser);
      const one = await (await starting).openSession();
      sessions.set(id, one);
      await one.resize(1000, 800);
      await one.open(url);
    },
    isActive: (id) => sessions.has(id),
    getBrowserUrl: (id) => session(id).url(),
    async stopSession(id) {
      const one = session(id);
      sessions.delete(id);
      await one.close();
      return {};
    },
    startDebugSession() {
      throw new Error('WebKit cannot be debugged from here.');
    },
    async stop() {
      await Promise.allSettled([...sessions.values()].map((one) => one.close()));
      const webkit = await starting?.catch(() => undefined);
      webkit?.stop();
    },
    sendKeys: (id, keys) => session(id).press(keys),
    sendMouseMove: (id, x, y) => session(id).moveMouse(x, y),
    async sendMouseClick(id, x, y, button) {
      await session(id).moveMouse(x, y);
      await session(id).mouseDown(button);
      await session(id).mouseUp(button);
    },
    sendMouseDown: (id, button) => session(id).mouseDown(button),
    sendMouseUp: (id, button) => session(id).mouseUp(button),
    resetMouse: (id) => session(id).release(),
  };
}
