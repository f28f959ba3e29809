/** What a page is left with. */

const observers = ['MutationObserver', 'IntersectionObserver', 'ResizeObserver', 'PerformanceObserver', 'ReportingObserver'];
const consoleMethods = ['assert', 'debug', 'dir', 'error', 'group', 'groupCollapsed', 'info', 'log', 'table', 'time', 'trace', 'warn'];

/**
 * Counts from now on what a page holds, with clocks that go by `pass`. Runs before anything of the page.
 *
 * @param {Window} own
 */
export function watchPage(own) {
  const messages = [];
  for (const name of consoleMethods) own.console[name] = (...words) => messages.push(`console.${name} ${words.map(String).join(' ')}`);
  for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation']) {
    own.addEventListener(type, ({ message, reason }) => messages.push(`${type} ${message ?? String(reason)}`));
  }
  const [timers, listeners, seen, channels] = [watchTimers(own), watchListeners(own), watchObservers(own), watchChannels(own)];
  return {
    /** Milliseconds go by for what waits for a timer. */
    pass: timers.pass,
    /** How many timers are to run within so many milliseconds. */
    due: timers.due,
    /** A line each. */
    held: () => [...timers.held(), ...listeners(), ...seen(), ...channels(), ...messages],
  };
}

/** Short ones run as ever: what asks for the next task. */
const longest = 300;

function watchTimers(own) {
  const waiting = new Map();
  const { setTimeout: start, clearTimeout: stop, setInterval: repeat, clearInterval: end } = own;
  let [now, last] = [0, 0];
  own.setTimeout = (run, ms = 0, ...values) => {
    const id = `${(last += 1)}`;
    const fire = () => {
      waiting.delete(id);
      run(...values);
    };
    waiting.set(id, { at: now + ms, ms, fire, real: ms < longest ? start(fire, ms) : undefined });
    return Number(id);
  };
  own.clearTimeout = (id) => {
    stop(waiting.get(String(id))?.real);
    waiting.delete(String(id));
  };
  own.setInterval = (run, ms, ...values) => {
    const id = repeat(run, ms, ...values);
    waiting.set(`interval ${String(id)}`, { at: Infinity, ms });
    return id;
  };
  own.clearInterval = (id) => {
    end(id);
    waiting.delete(`interval ${String(id)}`);
  };
  for (const [ask, cancel] of [['requestAnimationFrame', 'cancelAnimationFrame'], ['requestIdleCallback', 'cancelIdleCallback']]) watchRequests(own, ask, cancel, waiting);
  return {
    due: (ms) => [...waiting.values()].filter(({ at }) => at <= now + ms).length,
    pass(ms) {
      now += ms;
      for (const { at, real, fire } of [...waiting.values()].sort((a, b) => a.at - b.at)) if (at <= now && real === undefined) fire?.();
    },
    held: () => [...waiting].map(([id, { ms }]) => `timer ${/^\d/.test(id) ? 'of' : id} ${String(ms)} ms`),
  };
}

function watchRequests(own, ask, cancel, waiting) {
  const { [ask]: request, [cancel]: stop } = own;
  // WebKit has no requestIdleCallback.
  if (!request) return;
  own[ask] = (run, ...more) => {
    const id = request.call(own, (...values) => {
      waiting.delete(`${ask} ${String(id)}`);
      run(...values);
    }, ...more);
    waiting.set(`${ask} ${String(id)}`, { at: 0, ms: 0, real: id });
    return id;
  };
  own[cancel] = (id) => {
    waiting.delete(`${ask} ${String(id)}`);
    stop.call(own, id);
  };
}

/** Those of what is no node, or is a node of the page. */
function watchListeners(own) {
  const held = new Set();
  const { addEventListener: add, removeEventListener: remove } = own.EventTarget.prototype;
  const isCapture = (options) => Boolean(typeof options === 'object' ? options?.capture : options);
  const find = (target, type, listener, capture) =>
    [...held].find((one) => one.target === target && one.type === type && one.listener === listener && one.capture === capture);
  own.EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? own;
    const capture = isCapture(options);
    if (listener && !find(target, type, listener, capture)) {
      const one = { target, type, listener, capture };
      held.add(one);
      if (options?.once) add.call(target, type, () => held.delete(one), { capture, once: true });
      if (options?.signal) add.call(options.signal, 'abort', () => held.delete(one));
    }
    return add.call(target, type, listener, options);
  };
  own.EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = this ?? own;
    held.delete(find(target, type, listener, isCapture(options)));
    return remove.call(target, type, listener, options);
  };
  const nameOf = (target) => target.localName ?? target.constructor.name;
  return () => [...held].filter(({ target }) => !(target instanceof own.Node) || target.isConnected).map(({ target, type }) => `listener ${nameOf(target)} ${type}`);
}

function watchObservers(own) {
  const held = new Map();
  for (const name of observers.filter((one) => own[one])) {
    const { observe, unobserve, disconnect } = own[name].prototype;
    own[name].prototype.observe = function (target, ...more) {
      held.set(this, (held.get(this) ?? new Set()).add(target));
      return observe.call(this, target, ...more);
    };
    own[name].prototype.disconnect = function () {
      held.delete(this);
      return disconnect.call(this);
    };
    if (!unobserve) continue;
    own[name].prototype.unobserve = function (target) {
      held.get(this)?.delete(target);
      return unobserve.call(this, target);
    };
  }
  return () => [...held].flatMap(([observer, targets]) => [...targets].map((target) => `${observer.constructor.name} of ${target?.nodeName ?? 'entries'}`));
}

function watchChannels(own) {
  const held = new Set();
  for (const name of ['BroadcastChannel', 'WebSocket', 'EventSource', 'Worker', 'SharedWorker'].filter((one) => own[one])) {
    own[name] = class extends own[name] {
      constructor(...values) {
        super(...values);
        held.add(this);
      }
      close() {
        held.delete(this);
        super.close();
      }
      terminate() {
        held.delete(this);
        super.terminate();
      }
    };
  }
  return () => [...held].map(({ name, url }) => `channel ${name ?? url ?? 'of a worker'}`);
}

/**
 * All that can be seen of a page, by its name.
 *
 * @param {Window} own
 * @returns {Promise<Map<string, unknown>>}
 */
export async function pictureOf(own) {
  const picture = new Map();
  for (const [name, object] of rootsOf(own)) {
    for (const key of Reflect.ownKeys(object)) picture.set(`${name}.${String(key)}`, Object.getOwnPropertyDescriptor(object, key));
    picture.set(`${name}.__proto__`, { value: Object.getPrototypeOf(object) });
  }
  for (const [name, value] of Object.entries(await stateOf(own))) picture.set(name, value);
  return picture;
}

/** The window, its constructors with their prototypes, its namespaces, and what else there is one of. */
function* rootsOf(own) {
  const { document, history, location, navigator, visualViewport, performance, console, customElements, screen } = own;
  yield* Object.entries({ window: own, document, history, location, navigator, visualViewport, performance, console, customElements, screen,
    html: document.documentElement, body: document.body, head: document.head });
  for (const name of Reflect.ownKeys(own)) {
    const { value } = Object.getOwnPropertyDescriptor(own, name);
    // Frames, and what the page's own functions hold, are not the page.
    if (typeof value !== 'function' && Object.prototype.toString.call(value) !== `[object ${String(name)}]`) continue;
    yield [String(name), value];
    if (typeof value === 'function' && Object.hasOwn(value, 'prototype') && value.prototype) yield [`${String(name)}.prototype`, value.prototype];
  }
}

async function stateOf(own) {
  const { document, history, navigator, performance } = own;
  const state = {
    'document.title': document.title,
    address: own.location.href,
    'history.length': history.length,
    'history.state': JSON.stringify(history.state),
    'history.scrollRestoration': history.scrollRestoration,
    scroll: `${String(own.scrollX)} ${String(own.scrollY)}`,
    focus: document.activeElement?.outerHTML,
    'style sheets': document.styleSheets.length,
    'adopted style sheets': document.adoptedStyleSheets.length,
    fonts: document.fonts.size,
    'attributes of html': document.documentElement.cloneNode(false).outerHTML,
    'attributes of body': document.body.cloneNode(false).outerHTML,
    frames: own.length,
    'name of the window': own.name,
    'databases': JSON.stringify(await own.indexedDB.databases?.()),
    'caches': JSON.stringify(await own.caches?.keys()),
    'service workers': (await navigator.serviceWorker?.getRegistrations())?.length,
    'locks': JSON.stringify((await navigator.locks?.query())?.held?.map(({ name }) => name)),
  };
  for (const [place, child] of [...document.querySelectorAll('html > *, head > *, body > *')].entries()) {
    state[`child ${String(place)}, ${child.localName}`] = child === document.body || child === document.head || child.outerHTML;
  }
  for (const cookie of document.cookie.split('; ')) state[`cookie ${cookie.split('=')[0]}`] = cookie;
  for (const storage of ['localStorage', 'sessionStorage']) for (const [key, value] of Object.entries(own[storage])) state[`${storage} ${key}`] = value;
  for (const { name, entryType } of [...performance.getEntriesByType('mark'), ...performance.getEntriesByType('measure')]) state[`${entryType} ${name}`] = true;
  for (const [name, target] of Object.entries({ window: own, document, body: document.body, html: document.documentElement })) {
    for (const key in target) if (key.startsWith('on')) state[`${name}.${key}`] = target[key];
  }
  for (const name of own.getComputedStyle(document.documentElement)) if (name.startsWith('--')) state[`custom property ${name}`] = true;
  return state;
}

const isSame = (one, other) => {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return Object.is(one, other);
  return ['value', 'get', 'set', 'writable', 'enumerable', 'configurable'].every((key) => Object.is(one[key], other[key]));
};

/** The names of what differs, sorted. */
export function changesBetween(before, after) {
  return [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.has(name) !== after.has(name) || !isSame(before.get(name), after.get(name))).sort();
}
