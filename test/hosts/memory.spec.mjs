import { entries } from '../../demo-hosts/gallery/entries.mjs';
import { rounds } from '../support/rounds.mjs';
import { expect, test } from './fixtures.mjs';
import { watchPage } from './what-is-held.mjs';

/** How often each element is put onto a page and taken off it; the heap counts from a thousand times on. */
const times = rounds(10);
const isLong = times >= 1000;
/** What the engine keeps of code that it runs often is not the elements'. */
const warmUp = isLong ? times * 2 : 5;

/** What is done with an element each time, beside what the gallery does. */
const acts = {
  'kfp-overview': { press: 'Vis hjelpetekst' },
  'kfp-offers': { press: 'Fjern tilbud' },
  'kfp-profile': { press: 'Endre' },
  'kfp-purchase-entries': { press: 'Liv og helse' },
  'kfp-other-insurances': { press: 'Fjordbanken Kort' },
  'kfp-navigation': { press: 'Meny' },
  'kfp-feedback': { press: 'Nei' },
  'kfp-toasts': { add: 'Lagret' },
  'kfp-session-warning': { extend: true },
  'kfp-runtime': { isService: true },
};
const shown = [...entries.filter(({ tag }) => tag.startsWith('kfp-')), { tag: 'kfp-runtime', states: [{ name: 'fullt' }] }];

/** Runs in the page: puts an element there, does what a customer would, and takes it off again; so many times. */
async function mountAndUnmount([tag, count, { press, add, extend, isService }]) {
  const nextTask = () => new Promise((resolve) => {
    const { port1, port2 } = new window.MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(0);
  });
  const until = async (what, isIt) => {
    const limit = performance.now() + 10_000;
    while (!isIt()) {
      if (performance.now() > limit) throw new Error(`${tag}: not ${what}`);
      await nextTask();
    }
  };
  const settled = async (root) => {
    let [since, before] = [performance.now(), 0];
    await until('settled', () => {
      const now = root.querySelectorAll('*').length;
      if (now !== before) [since, before] = [performance.now(), now];
      return performance.now() - since > 400;
    });
  };
  const textOf = ({ textContent }) => textContent.replace(/\s+/g, ' ').trim();
  const shared = window[Symbol.for('kfp.runtime')];
  const pageRuntime = shared[Object.getOwnPropertySymbols(shared)[0]];
  let extended = performance.now();
  if (isService) document.querySelector('kfp-runtime')?.remove();
  for (let round = 1; round <= count; round += 1) {
    const element = document.createElement(isService ? 'kfp-tasks' : tag);
    if (tag === 'kfp-portal') element.setAttribute('base-path', '/demo/gallery/frame');
    document.querySelector('main, div').append(element);
    const service = isService && document.body.appendChild(Object.assign(document.createElement(tag), { distributor: 'sb1' }));
    const root = element.shadowRoot;
    await until('shown', () => root.querySelector('.kfp')?.childElementCount > 0 && (!extend || root.querySelector('dialog')));
    // Now and then, and at last, it is there until all that comes late has come.
    if (round === count || round % 200 === 0) {
      document.scrollingElement.scrollTo(0, document.scrollingElement.scrollHeight);
      await settled(root);
    }
    if (press) [...root.querySelectorAll('button, label')].find((one) => textOf(one).startsWith(press))?.click();
    if (add) element.add(add, { timeout: null });
    // The session must not end meanwhile.
    if (extend && performance.now() - extended > 15_000) {
      extended = performance.now();
      await document.querySelector('kfp-runtime').extendSession();
    }
    await nextTask();
    element.remove();
    if (service) service.remove();
    await until('gone', () => root.childElementCount === 0 && !(service && pageRuntime.runtime));
  }
}

/** Runs in the page: what is to happen after so many milliseconds happens soon, though after what goes has gone. */
function hurry(time) {
  const { setTimeout: start } = window;
  window.setTimeout = (run, ms, ...values) => start(run, ms === time ? 20 : ms, ...values);
}

const kinds = ['nodes', 'listeners', 'channels', 'timers'];

/** How much more a page holds than before; of the heap only whether it is too much. */
function growth(before, after) {
  const more = Object.fromEntries(kinds.map((kind) => [kind, after[kind] - before[kind]]));
  const kibPerThousand = ((after.heap - before.heap) * 1000) / times / 1024;
  if (isLong) console.log(`E3 ${test.info().title}: ${times} times, ${kibPerThousand.toFixed(1)} KiB per 1,000, ${JSON.stringify(more)}`);
  return { ...more, isHeapTooLarge: isLong && kibPerThousand > 20 };
}

const nothing = { nodes: 0, listeners: 0, channels: 0, timers: 0, isHeapTooLarge: false };

for (const { tag, states: [state] } of shown) {
  test(`nothing is left of ${tag} E3`, async ({ demo, page, expectedErrors }) => {
    test.setTimeout(60_000 + times * 500);
    expectedErrors.push(/Failed to load resource/);
    if (tag === 'kfp-cookie-consent') await page.context().clearCookies();
    const { isService, extend } = acts[tag] ?? {};
    // The last minute of the session goes on and on.
    if (extend) await page.route('**/auth/session-extend', (route) => route.fulfill({ status: 204, headers: { 'X-Session-Expiry': '50' } }));
    const measure = await watchPage(page);
    // Services that nobody needs are kept for a second.
    if (isService) await page.addInitScript(hurry, 1000);
    const served = isService ? 'kfp-tasks' : tag;
    await page.goto(`${demo.origin}/demo/gallery/frame/?distributor=sb1&element=${served}&state=${state.name}`);
    await page.evaluate((name) => customElements.whenDefined(name), served);
    await page.evaluate((name) => document.querySelector(name).remove(), served);
    const mount = (count) => page.evaluate(mountAndUnmount, [tag, count, acts[tag] ?? {}]);
    await mount(warmUp);
    let before = await measure();
    let [grown, expected] = [];
    // What the page comes to hold, or lets go of, once, whenever that is, does not come again; what an element leaves behind does.
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await mount(times);
      const after = await measure();
      grown = { ...growth(before, after), window: after.window };
      expected = { ...nothing, window: before.window };
      if (Object.keys(expected).every((name) => grown[name] === expected[name])) break;
      before = after;
    }
    expect(grown).toEqual(expected);
  });
}
