import { measureGrowth } from './measure-growth.mjs';

const runs = 3;
const few = 100;
const many = 1000;

/** Ten times as many may cost this many times as much: in line would be 10, and what grows with the square comes to 100. */
const mostGrowth = 15;

/**
 * Measures a page with few and with many agreements, and judges how its work grows. What a page costs that has one is
 * taken off, as that does not grow.
 *
 * @param {import('playwright').Browser} browser Chromium
 * @param {string} distFolder
 * @returns {Promise<{ rows: { name: string, few: number, many: number, ratio: number }[], complaint: string | undefined }>}
 */
export async function judgeGrowth(browser, distFolder) {
  const measure = (count) => measureGrowth(browser, distFolder, { count, runs });
  const base = await measure(1);
  const small = await measure(few);
  const large = await measure(many);
  const row = (name, read) => ({ name, few: read(small), many: read(large), ratio: read(large) / read(small) });
  const growth = row('all agreements shown, beyond a page with one, ms', ({ all }) => all - base.all);
  const complaint = `${many} agreements cost ${growth.ratio.toFixed(1)} times ${few}, at most ${mostGrowth} is wanted.`;
  return {
    rows: [
      growth,
      row('response to first cards, ms (aim: 100)', ({ firstCards }) => firstCards),
      row('longest frame of a swipe, ms (aim: 16.7)', ({ frame }) => frame),
    ],
    complaint: growth.ratio > mostGrowth ? complaint : undefined,
  };
}
