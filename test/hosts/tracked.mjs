import { answeredConsent, expect } from './fixtures.mjs';

/**
 * Cookies of a customer who has said yes to statistics.
 * @param {string} origin
 */
export const yesToStatistics = (origin) => answeredConsent(origin, true);

/** Opens a page and waits until what sends its events has let the first ones through. */
export async function openTracked(page, demo, path) {
  await page.addInitScript(() => {
    window.heard = [];
    addEventListener('kfp-track', ({ detail }) => window.heard.push(detail.event));
  });
  await page.goto(`${demo.origin}${path}`);
  await hear(page, 'Sidelast');
}

/** Waits until an event of a kind has been let through. */
export const hear = (page, kind) => page.waitForFunction((wanted) => window.heard?.includes(wanted), kind);

/** Events that have arrived, oldest first, with their fields. */
export const eventsOf = ({ arrivals }) =>
  arrivals.filter(({ endpoint }) => endpoint === 'track').map(({ data: { event, properties } }) => ({ event, ...properties }));

/** Leaves the page once there is an event of a kind, which sends what waits, and gives those events once one fits. */
export async function leaveAndRead(page, demo, kind, fields = {}) {
  await hear(page, kind);
  await page.goto(`${demo.origin}/demo/partner/`);
  const ofKind = () => eventsOf(demo).filter(({ event }) => event === kind);
  await expect.poll(() => ofKind(), { message: kind }).toContainEqual(expect.objectContaining(fields));
  return ofKind();
}
