import { expect, until } from '../support/browser/expect.js';
import { closePages, loader, openPage } from '../support/browser/page.js';
import { config, createWholeBackend } from '../support/browser/whole-bank.js';
import { later } from '../support/browser/backend.js';
import { changesBetween, pictureOf, watchPage } from './leftovers.js';
import { sampleOf } from './open-bank.js';

/** What stays when an element has gone, as docs/trust/privacy.md tells under «What the elements leave behind». */
const documented = [
  { what: /^window\.Symbol\(kfp\.runtime\)$/, reason: 'where copies of the bundle meet' },
  { what: /^custom property --kfp-rem$/, reason: 'a browser takes no registration back' },
  { what: /^mark kfp:kfp-[\w-]+:(defined|data|painted)$/, reason: 'figures for the bank' },
  { what: /^sessionStorage kfp-market-source$/, reason: 'the channel that brought the customer, while they are logged in' },
  { what: /^(child \d+, title|document\.title|history\.state)$/, of: ['kfp-portal'], reason: 'of a page that the customer comes back to; the next page has its own' },
  { what: /^(focus|scroll)$/, of: ['kfp-error-page'], reason: 'the focus goes to its heading, and what has the focus is in view' },
];

/** What an element needs to be more than a place. */
const attributes = { 'kfp-portal': { 'base-path': '/test-page' }, 'kfp-feedback': { preset: 'hvorFornoydErDu' }, 'kfp-error-page': { status: '404' } };
const { modules } = await (await fetch('/dist/custom-elements.json')).json();
const tags = modules.flatMap(({ declarations }) => declarations ?? []).map(({ tagName }) => tagName).filter((tag) => tag && tag !== 'kfp-runtime');
const cases = [...tags.map((tag) => ({ name: tag, on: [tag] })), { name: 'all of them', on: tags }, { name: 'all of them, taken off at once', on: tags, isShort: true }];
const chosen = await sampleOf(cases);

describe('what is left of the elements when they are gone', function () {
  this.timeout(60_000);
  afterEach(closePages);

  for (const { name, on, isShort } of chosen) {
    it(name, async () => {
      let watch;
      const backend = createWholeBackend();
      // Where they lead to is not for this test.
      Object.assign(backend.responses, { 'jumpsst/': later().response, 'auth/login': later().response });
      const page = await openPage({ body: '<button>Bank</button><p style="height: 3000px"></p>', backend, before: (own) => (watch = watchPage(own)) });
      const { window: own, document } = page;
      await until(() => document.readyState === 'complete', 'the page is complete');
      document.querySelector('button').focus({ preventScroll: true });
      own.scrollTo(0, 150);
      await rests(page, watch);
      const [picture, held] = [await pictureOf(own), watch.held()];
      // What a browser makes anew whenever it is asked.
      const restless = changesBetween(picture, await pictureOf(own));

      await page.load(loader);
      const runtime = Object.assign(document.createElement('kfp-runtime'), { config: { ...config, skadesaker: { url: '/test-script' } }, distributor: 'eika' });
      document.body.append(runtime);
      await rests(page, watch);
      // The page is looked at when it rests.
      watch.pass(2000);
      await rests(page, watch);
      const elements = on.map((tag) => make(document, tag));
      document.body.append(...elements);
      if (!isShort) {
        await until(() => elements.every(({ shadowRoot }) => shadowRoot.querySelector('.kfp')), 'each is drawn');
        await rests(page, watch);
        watch.pass(1500);
        await rests(page, watch);
      }
      for (const element of [...elements, runtime]) element.remove();
      await rests(page, watch);
      for (let second = 0; second < 2; second += 1) {
        watch.pass(1000);
        await rests(page, watch);
      }
      const isDocumented = (line) => documented.some(({ what, of = on }) => what.test(line) && of.some((tag) => on.includes(tag)));
      const kept = watch.held();
      for (const line of held) kept.splice(kept.indexOf(line), 1);
      expect([...kept, ...changesBetween(picture, await pictureOf(own))].filter((line) => !isDocumented(line) && !restless.includes(line))).toEqual([]);
    });
  }
});

function make(document, tag) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes[tag] ?? {})) element.setAttribute(name, value);
  return element;
}

/** Nothing comes or goes any more: for as many frames. */
const restingFrames = 20;

/** Waits until a page changes no more. */
async function rests({ window: own, document, backend }, watch) {
  const roots = () => [...document.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot).filter(Boolean);
  const look = () => [document.querySelectorAll('*').length, ...roots().map((root) => root.querySelectorAll('*').length), backend.calls.length,
    own.performance.getEntriesByType('resource').length, watch.due(0)].join();
  let [known, frames] = ['', 0];
  while (frames < restingFrames) {
    const now = look();
    frames = now === known ? frames + 1 : 0;
    known = now;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
