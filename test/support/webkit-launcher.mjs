import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { createWebDriverSession } from './webdriver.mjs';

/**
 * A web-test-runner launcher for WebKitGTK: the WebDriver server on a display of its own (without one a session hangs), and for
 * each test file a new session, so that no file sees the storage of another.
 *
 * @param {import('./browsers.mjs').Browser} browser
 * @returns {import('@web/test-runner').BrowserLauncher}
 */
export function webkitLauncher({ executablePath, miniBrowser, xvfb }) {
  const sessions = new Map();
  const processes = [];
  let starting;
  const session = (id) => {
    const found = sessions.get(id);
    if (!found) throw new Error(`WebKit has no session ${id}`);
    return found;
  };

  async function start() {
    const display = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    processes.push(display);
    const number = await firstOutput(display.stdio[3], 'Xvfb');
    const port = await freePort();
    const env = { ...process.env, DISPLAY: `:${number}`, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' };
    processes.push(spawn(executablePath, [`--port=${port}`], { stdio: 'ignore', env }));
    const origin = `http://127.0.0.1:${port}`;
    await answers(`${origin}/status`);
    return origin;
  }

  return {
    name: 'WebKit',
    type: 'webdriver',
    concurrency: 1,
    async startSession(id, url) {
      starting ??= start();
      const browserOptions = { binary: miniBrowser, args: ['--automation'] };
      const one = await createWebDriverSession(await starting, { 'webkitgtk:browserOptions': browserOptions });
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
      for (const one of processes.toReversed()) one.kill();
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

/** @returns {Promise<string>} the first line that a process writes, within ten seconds */
function firstOutput(stream, name) {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`${name} did not start within 10 s`)), 10_000);
    stream.once('data', (chunk) => {
      clearTimeout(limit);
      resolve(String(chunk).trim());
    });
  });
}

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Waits until a server that was just started answers, ten seconds at most. */
async function answers(url) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      await fetch(url, { signal: AbortSignal.timeout(2000) });
      return;
    } catch {
      // It does not listen yet.
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('The WebDriver server did not answer within 10 s.');
}
