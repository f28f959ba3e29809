import { createDemoServer } from '../../demo-hosts/server.mjs';
import { agreement } from '../hosts/agreement.mjs';
import { median } from './measure-page.mjs';

/**
 * @typedef {object} Cost of a page with so many agreements, in milliseconds of a processor that is four times slower.
 *   What counts is the time that the page keeps it busy, so what else the machine does changes little.
 * @property {number} all from the start until every agreement is shown
 * @property {number} firstCards from the answer until the first frame with cards
 * @property {number} frame the most that one frame takes while the page is scrolled
 */

const slowdown = 4;
const portal = { path: '/privat/forsikring/oversikt', tag: 'kfp-portal' };
const mark = 'first cards painted';
const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];

/**
 * @param {import('playwright').Browser} browser Chromium
 * @param {string} distFolder
 * @param {{ count: number, runs: number }} options how many agreements, and of how many runs the median is
 * @returns {Promise<Cost>}
 */
export async function measureGrowth(browser, distFolder, { count, runs }) {
  const costs = [];
  for (let run = 0; run < runs; run += 1) costs.push(await measureOnce(browser, distFolder, count));
  const middle = (field) => median(costs.map((cost) => cost[field]));
  return { all: middle('all'), firstCards: middle('firstCards'), frame: middle('frame') };
}

async function measureOnce(browser, distFolder, count) {
  const server = createDemoServer({ distFolder });
  const { origin } = await server.listen(0);
  server.stateOf('full').agreements = Array.from({ length: count }, (_, index) =>
    agreement({ policyNumber: `${index}`, name: `Avtale ${index}`, description: `Nummer ${index}` }));
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(markFirstCards, [portal.tag, mark]);
    const loading = await traced(browser, page, async () => {
      await page.goto(origin + portal.path);
      await page.waitForFunction(hasCards, [portal.tag, count, mark], { polling: 500, timeout: 120_000 });
    });
    const scrolling = await traced(browser, page, () => page.evaluate(scrollOn));
    const { answer, cards } = timesOf(loading);
    const isBetween = ({ ts }) => ts > answer && ts < cards;
    return {
      all: busy(mainTasks(loading)),
      firstCards: busy(mainTasks(loading).filter(isBetween)),
      frame: longestFrame(mainTasks(scrolling)),
    };
  } finally {
    await context.close();
    await server.close();
  }
}

/** The events of what the page does meanwhile. */
async function traced(browser, page, run) {
  await browser.startTracing(page, { categories });
  await run();
  return JSON.parse(String(await browser.stopTracing())).traceEvents;
}

/** The tasks of the page's own thread, which is the one that runs its scripts. */
function mainTasks(events) {
  const { pid, tid } = events.findLast(({ name }) => name === 'FunctionCall' || name === 'EvaluateScript');
  return events.filter((event) => event.name === 'RunTask' && event.pid === pid && event.tid === tid);
}

/** When the agreements had arrived, and when the first cards were painted, in microseconds. */
function timesOf(events) {
  const call = events.find(({ name, args }) => name === 'ResourceSendRequest' && args.data.url.endsWith('/avtaler'));
  const answer = events.find(({ name, args }) => name === 'ResourceFinish' && args.data.requestId === call.args.data.requestId);
  return { answer: answer.ts, cards: events.find(({ name }) => name === mark).ts };
}

const busy = (tasks) => (tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) * slowdown) / 1000;

/** A frame is at most what the thread does in the time of one; a task that is longer is late for the next as well. */
function longestFrame(tasks) {
  const length = 1e6 / 60;
  const [{ ts: start }] = tasks;
  const frames = new Map();
  for (const task of tasks) {
    const frame = Math.floor((task.ts - start) / length);
    frames.set(frame, [...(frames.get(frame) ?? []), task]);
  }
  return Math.max(...[...frames.values()].map(busy));
}

/** Runs in the page before anything of it: marks when the first card had been painted. */
function markFirstCards([tag, name]) {
  const look = () => {
    const isThere = document.querySelector(tag)?.shadowRoot?.querySelector('[part=card]');
    requestAnimationFrame(isThere ? () => setTimeout(() => performance.mark(name)) : look);
  };
  look();
}

const hasCards = ([tag, wanted, name]) =>
  document.querySelector(tag)?.shadowRoot?.querySelectorAll('[part=card]').length >= wanted
  && performance.getEntriesByName(name).length > 0;

/** Runs in the page: two seconds of a fast swipe, 6,000 px a second. */
function scrollOn() {
  return new Promise((resolve) => {
    let step = 0;
    const next = () => {
      step += 1;
      document.scrollingElement.scrollTop = step * 100;
      requestAnimationFrame(step < 120 ? next : resolve);
    };
    next();
  });
}
