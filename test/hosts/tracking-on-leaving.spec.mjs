import { rounds } from '../support/rounds.mjs';
import { expect, test } from './fixtures.mjs';
import { inWebkit } from './in-webkit.mjs';
import { tabOf, webkitTab } from './tab.mjs';
import { yesToStatistics } from './tracked.mjs';

const bank = '/demo/online-bank/?customer=one';
const away = '/demo/partner/';
const times = rounds(2);
const isLong = times > 2;
/** Bytes that may go with a page that is left, and what of a larger burst has to. */
const [most, least] = [60_000, 55_000];

/** What follows runs in the page. */
const ways = {
  link: (url) => void setTimeout(() => (location.href = url)),
  reload: () => void setTimeout(() => location.reload()),
  close: undefined,
};

function burst(name, count, size) {
  const runtime = document.querySelector('kfp-runtime');
  for (let index = 0; index < count; index += 1) runtime.track({ event: 'Statistikk', name, value: 'x'.repeat(size) });
}

/** Until what sends the events has come. */
async function isReady() {
  await customElements.whenDefined('kfp-runtime');
  const heard = new Promise((resolve) => addEventListener('kfp-track', ({ detail }) => detail.name === 'ready' && resolve()));
  document.querySelector('kfp-runtime').track({ event: 'Statistikk', name: 'ready' });
  await heard;
}

/** Whether there is another page than the one of that time. */
const isNext = (before) => performance.timeOrigin !== before && document.readyState === 'complete';

/** One of each way, burst and wait by default, all of them together with KFP_ROUNDS. */
const leavings = Object.keys(ways).flatMap((way, row) => [[30, 3000], [60, 200], [120, 1500]].flatMap(([count, size], column) =>
  [0, 400].map((delay) => ({ way, count, size, delay, isShort: (row + column) % 3 === (delay ? 1 : 0) }))));
const chosen = leavings.filter(({ isShort }) => isLong || isShort);
const titleOf = ({ way, count, size, delay }) => `A2 TR-59 a burst of ${count} events of ${size} letters, left ${delay} ms later: ${way}`;
const pass = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What has arrived of a burst. */
function arrivedOf(demo, name, since = 0) {
  const bodies = demo.requests.slice(since).filter(({ path }) => path === '/analytics/track').map(({ body }) => body);
  const events = bodies.flatMap((body) => JSON.parse(body.slice('data='.length)));
  const ids = events.filter(({ properties }) => properties.name === name).map(({ properties }) => properties.$insert_id);
  return { count: new Set(ids).size, doubled: ids.length - new Set(ids).size, bytes: bodies.reduce((sum, body) => sum + body.length, 0) };
}

/** Waits until something holds, and no longer than so many milliseconds. */
async function wait(limit, check) {
  for (const end = Date.now() + limit; Date.now() < end && !(await check());) await pass(20);
}

/** Tracks and leaves, again and again, and looks at what has arrived as the page is left and once the next one has come. */
async function leaveAndCount({ way, count, size, delay }, { openTab, demo }) {
  test.setTimeout(30_000 + times * 20_000);
  const isSmall = count * (size + 600) < most;
  const sum = { atLeave: 0, bytes: [], lost: 0 };
  const names = [];
  const url = `${demo.origin}${bank}`;
  const come = async (tab) => {
    if (way !== 'reload' || !tab) await (tab ??= await openTab()).open(url);
    await tab.run(isReady);
    return tab;
  };
  let tab = await come();
  for (let round = 0; round < times; round += 1) {
    const name = `burst-${'abcdefghijklmnopqrstuvwxyz'[round % 26]}${'-'.repeat(round / 26)}`;
    names.push(name);
    const before = demo.requests.length;
    const page = await tab.run(() => performance.timeOrigin);
    await tab.run(burst, name, count, size);
    await pass(delay);
    if (ways[way]) await tab.run(ways[way], `${demo.origin}${away}`);
    else tab = await tab.close().then(() => undefined);
    const left = () => arrivedOf(demo, name, before);
    await wait(5_000, () => (isSmall ? left().count === count : left().bytes >= least));
    sum.atLeave += left().count;
    sum.bytes.push(left().bytes);
    // Nothing can be run while the next page is on its way.
    if (tab) await wait(10_000, () => tab.run(isNext, page).catch(() => false));
    tab = await come(tab);
    await wait(20_000, () => left().count === count);
    sum.lost += count - left().count;
  }
  const doubled = names.reduce((all, name) => all + arrivedOf(demo, name).doubled, 0);
  const bytes = Math.min(...sum.bytes);
  if (isLong) console.log(`${test.info().project.name} ${test.info().title}: ${times} rounds, ${sum.atLeave} of ${times * count} at leave (at least ${bytes} bytes), lost ${sum.lost}, doubled ${doubled}`);
  expect([sum.lost, doubled]).toEqual([0, 0]);
  if (isSmall) expect(sum.atLeave).toBe(times * count);
  else expect(bytes).toBeGreaterThanOrEqual(least);
}

for (const leaving of chosen) {
  // Of a tab that is closed Firefox may lose what leaves.
  const isSmoke = isLong ? leaving.way !== 'close' : leaving.way === 'link';
  test(`${titleOf(leaving)}${isSmoke ? ' @smoke' : ''}`, async ({ context, demo }) => {
    await context.addCookies(yesToStatistics(demo.origin));
    await leaveAndCount(leaving, { demo, openTab: async () => tabOf(await context.newPage()) });
  });
}

inWebkit((withSession) => {
  for (const leaving of chosen.filter(({ way }) => isLong || way === 'link')) {
    test(`WebKit ${titleOf(leaving)}`, async ({ demo }) => {
      await withSession(async (session) => {
        const first = await session.window();
        await session.open(`${demo.origin}${away}`);
        await session.run((cookies) => cookies.forEach((cookie) => (document.cookie = cookie)),
          yesToStatistics(demo.origin).map(({ name, value }) => `${name}=${value}; Path=/`));
        await leaveAndCount(leaving, {
          demo,
          async openTab() {
            await session.openWindow();
            return webkitTab(session, () => session.closeWindow(first));
          },
        });
      });
    });
  }
});
