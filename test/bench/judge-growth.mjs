import { measureGrowth } from './measure-growth.mjs';

const runs = 3;
const few = 100;
const many = 1000;

/** The most that may be: how many times a hundred agreements a thousand cost, and milliseconds with a thousand. */
const limits = { growth: 12, firstCards: 100, frame: 1000 / 60 };

/**
 * Measures a page with few and with many agreements, and judges. What a page costs that has one is taken off, as that
 * does not grow.
 *
 * @param {import('playwright').Browser} browser Chromium
 * @param {string} distFolder
 * @returns {Promise<{ rows: { name: string, few: number, many: number, ratio: number }[], complaints: string[] }>}
 */
export async function judgeGrowth(browser, distFolder) {
  const measure = (count) => measureGrowth(browser, distFolder, { count, runs });
  const base = await measure(1);
  const small = await measure(few);
  const large = await measure(many);
  const row = (name, read) => ({ name, few: read(small), many: read(large), ratio: read(large) / read(small) });
  const growth = row('all agreements shown, beyond a page with one, ms', ({ all }) => all - base.all);
  const firstCards = row('answer to first cards, ms', (cost) => cost.firstCards);
  const frame = row('longest frame while scrolling, ms', (cost) => cost.frame);
  const complaints = [
    ...(growth.ratio > limits.growth ? [`${many} agreements cost ${growth.ratio.toFixed(1)} times ${few}, at most ${limits.growth} is wanted.`] : []),
    ...(firstCards.many > limits.firstCards ? [`The first of ${many} cards come ${firstCards.many.toFixed(0)} ms after the answer, at most ${limits.firstCards} is wanted.`] : []),
    ...(frame.many > limits.frame ? [`Scrolling ${many} agreements takes frames of ${frame.many.toFixed(1)} ms, at most ${limits.frame.toFixed(1)} is wanted.`] : []),
  ];
  return { rows: [growth, firstCards, frame], complaints };
}
