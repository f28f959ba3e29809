/** WebDriver's code points of the keys that have no character. */
const keyCodes = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Meta: '\uE03D',
};

const buttons = { left: 0, middle: 1, right: 2 };

/** @typedef {Awaited<ReturnType<typeof createWebDriverSession>>} WebDriverSession */

/**
 * One session with a WebDriver server, over plain HTTP. Every request has a time limit.
 *
 * @param {string} origin of the server
 * @param {object} capabilities that the browser must have
 */
export async function createWebDriverSession(origin, capabilities) {
  async function send(method, path, body, limit = 30_000) {
    const response = await fetch(`${origin}${path}`, {
      method,
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(limit),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`WebDriver ${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  }

  const begin = () => send('POST', '/session', { capabilities: { alwaysMatch: capabilities } }, 15_000);
  // WebKit's server sometimes loses a new session while another one ends, so a second try follows.
  const { sessionId } = await begin().catch(begin);
  const base = `/session/${sessionId}`;
  await send('POST', `${base}/timeouts`, { pageLoad: 20_000, script: 20_000 });

  const act = (source) => send('POST', `${base}/actions`, { actions: [source] });
  const press = (key) => act({ type: 'key', id: 'keyboard', actions: keyActions(key) });
  const point = (...actions) => act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });

  return {
    /** @param {number} width @param {number} height outer size in CSS pixels */
    resize: (width, height) => send('POST', `${base}/window/rect`, { width, height }),
    /** @param {string} url */
    open: (url) => send('POST', `${base}/url`, { url }),
    /** @returns {Promise<string>} */
    url: () => send('GET', `${base}/url`),
    reload: () => send('POST', `${base}/refresh`, {}),
    back: () => send('POST', `${base}/back`, {}),
    /**
     * Runs a function in the page and resolves with its result; rejects when it throws.
     * @param {(...values: never[]) => unknown} run @param {...unknown} values
     */
    async run(run, ...values) {
      const script = `const [values, done] = arguments;
        Promise.resolve().then(() => (${run})(...values)).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const { value, error } = await send('POST', `${base}/execute/async`, { script, args: [values] });
      if (error) throw new Error(error);
      return value;
    },
    /** Runs a script in the page. @param {string} script */
    evaluate: (script) => send('POST', `${base}/execute/sync`, { script, args: [] }),
    /** Switches to a frame of the page. @param {number} id number of the frame */
    enterFrame: (id) => send('POST', `${base}/frame`, { id }),
    /** Opens a window and switches to it. @returns {Promise<string>} its handle */
    async openWindow() {
      const { handle } = await send('POST', `${base}/window/new`, { type: 'window' });
      await send('POST', `${base}/window`, { handle });
      return handle;
    },
    /** Closes the current window and switches to another one. @param {string} handle of the other window */
    async closeWindow(handle) {
      await send('DELETE', `${base}/window`);
      await send('POST', `${base}/window`, { handle });
    },
    /** @returns {Promise<string>} handle of the current window */
    window: () => send('GET', `${base}/window`),
    /** @param {string[]} keys characters, names as `Tab`, or combinations as `Shift+Tab` */
    async press(keys) {
      for (const key of keys) await press(key);
    },
    /** @param {number} x @param {number} y in CSS pixels of the viewport */
    moveMouse: (x, y) => point({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) }),
    /** @param {'left' | 'middle' | 'right'} [button] */
    mouseDown: (button = 'left') => point({ type: 'pointerDown', button: buttons[button] }),
    /** @param {'left' | 'middle' | 'right'} [button] */
    mouseUp: (button = 'left') => point({ type: 'pointerUp', button: buttons[button] }),
    /** Releases every key and mouse button. */
    release: () => send('DELETE', `${base}/actions`),
    close: () => send('DELETE', base),
  };
}

function keyActions(key) {
  const names = key.length > 1 ? key.split('+') : [key];
  const values = names.map((name) => keyCodes[name] ?? name);
  const down = values.map((value) => ({ type: 'keyDown', value }));
  const up = values.toReversed().map((value) => ({ type: 'keyUp', value }));
  return [...down, ...up];
}
