import { createDemoServer } from '../../demo-hosts/server.mjs';
import { agreement } from '../hosts/agreement.mjs';
import { busy, firstCards, frameCosts, hasCards, mainTasks, markFirstCards, swipe, traced } from './trace.mjs';
import { median } from './measure-page.mjs';

/**
 * @typedef {object} Cost of a page with so many agreements, in milliseconds of a processor that is four times slower.
 *   What counts is the time that the page keeps it busy, so what else the machine does changes little.
 * @property {number} all from the start until every agreement is shown
 * @property {number} firstCards from the response until the end of the first frame with cards
 * @property {number} frame the most that one frame takes while the page is scrolled
 */

const portal = { path: '/privat/forsikring/oversikt', tag: 'kfp-portal' };

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
    await page.addInitScript(markFirstCards, [portal.tag, firstCards]);
    const loading = await traced(browser, page, async () => {
      await page.goto(origin + portal.path);
      await page.waitForFunction(hasCards, [portal.tag, count], { polling: 500, timeout: 120_000 });
      await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, firstCards);
    });
    const swiping = await traced(browser, page, () => page.evaluate(swipe));
    const { response, cards } = timesOf(loading);
    const isBetween = ({ ts }) => ts > response && ts < cards;
    return {
      all: busy(mainTasks(loading)),
      firstCards: busy(mainTasks(loading).filter(isBetween)),
      frame: frameCosts(swiping)[0],
    };
  } finally {
    await context.close();
    await server.close();
  }
}

/** When the agreements had arrived, and when the first cards were painted, in microseconds. */
function timesOf(events) {
  const call = events.find(({ name, args }) => name === 'ResourceSendRequest' && args.data.url.endsWith('/avtaler'));
  const response = events.find(({ name, args }) => name === 'ResourceFinish' && args.data.requestId === call.args.data.requestId);
  return { response: response.ts, cards: events.find(({ name }) => name === firstCards).ts };
}
