/** What a page costs its processor, from Chromium's own trace. */

/** A phone is four times slower than the machine that tests run on. What counts is the time of the processor: the
 * browser's own throttle counts the time that other work of the machine takes too. */
const slowdown = 4;
const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];

/** Name of the mark at the end of the frame that paints the first cards. */
export const firstCards = 'first cards painted';

/**
 * The events of what the page does meanwhile.
 *
 * @param {import('playwright').Browser} browser Chromium
 * @param {import('playwright').Page} page
 * @param {() => Promise<unknown>} run
 */
export async function traced(browser, page, run) {
  await browser.startTracing(page, { categories });
  await run();
  return JSON.parse(String(await browser.stopTracing())).traceEvents;
}

/** The tasks of the page's own thread, which is the one that runs its scripts, in their order. */
export function mainTasks(events) {
  const { pid, tid } = events.findLast(({ name }) => name === 'FunctionCall' || name === 'EvaluateScript');
  const tasks = events.filter((event) => event.name === 'RunTask' && event.pid === pid && event.tid === tid);
  return tasks.toSorted((a, b) => a.ts - b.ts);
}

/** Milliseconds that the tasks keep a slow processor busy. */
export const busy = (tasks) => (tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) * slowdown) / 1000;

/** What the page's own thread does from the start of each animation frame to that of the next, in milliseconds, the longest first. */
export function frameCosts(events) {
  const tasks = mainTasks(events);
  const starts = events.filter(({ name }) => name === 'FireAnimationFrame');
  const isStart = new Set(starts.map(({ ts }) => tasks.findLast((task) => task.ts <= ts)));
  const frames = [[]];
  for (const task of tasks) {
    if (isStart.has(task)) frames.push([]);
    frames.at(-1).push(task);
  }
  return frames.map(busy).toSorted((a, b) => b - a);
}

/** Runs in the page before anything of it: marks the end of the frame that paints the first cards, which begin with 'Avtale'. */
export function markFirstCards([tag, name]) {
  const look = () => {
    const cards = [...document.querySelector(tag)?.shadowRoot?.querySelectorAll('[part=card]') ?? []];
    if (cards.some(({ textContent }) => textContent.startsWith('Avtale '))) setTimeout(() => performance.mark(name));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page: whether the element shows so many cards. */
export const hasCards = ([tag, wanted]) =>
  document.querySelector(tag)?.shadowRoot?.querySelectorAll('[part=card]').length >= wanted;

/** Runs in the page: two seconds of a fast swipe, 6,000 px a second. */
export function swipe() {
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
