import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { createWebDriverSession } from './webdriver.mjs';

/**
 * Starts WebKitGTK's WebDriver server on its own virtual display. Without a display a session hangs.
 *
 * @param {import('./browsers.mjs').Browser} browser
 */
export async function startWebkit({ executablePath, miniBrowser, xvfb }) {
  const processes = [];
  const stop = () => {
    for (const one of processes.toReversed()) one.kill();
  };
  try {
    const display = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1700x1000x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    processes.push(display);
    const number = await firstOutput(display.stdio[3], 'Xvfb');
    const port = await freePort();
    const env = { ...process.env, DISPLAY: `:${number}`, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' };
    processes.push(spawn(executablePath, [`--port=${port}`], { stdio: 'ignore', env }));
    const origin = `http://127.0.0.1:${port}`;
    await answers(`${origin}/status`);
    const browserOptions = { binary: miniBrowser, args: ['--automation'] };
    return {
      /** Opens a browser without stored data. */
      openSession: () => createWebDriverSession(origin, { 'webkitgtk:browserOptions': browserOptions }),
      stop,
    };
  } catch (error) {
    stop();
    throw error;
  }
}

/** @returns {Promise<string>} the first line that a process writes; rejects after ten seconds */
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

/** Waits up to ten seconds for the first response of a new server. */
async function answers(url) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      await fetch(url, { signal: AbortSignal.timeout(2000) });
      return;
    } catch {
      // The server does not listen yet.
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('The WebDriver server did not answer within 10 s.');
}
