import { expect } from './fixtures.mjs';

/**
 * Cookies of a customer who has said yes to statistics.
 * @param {string} origin
 */
export function yesToStatistics(origin) {
  const answers = { functional: 'accepted', statistics: 'accepted', marketing: 'denied' };
  return [
    { name: 'fremtind-cookie-consent', value: encodeURIComponent(JSON.stringify(answers)), url: origin },
    { name: 'kfp-consent-v3', value: 'F-S', url: origin },
    { name: 'kfp-clvl', value: '2', url: origin },
  ];
}

/** Opens a page and waits until what sends its events is there. */
export async function openTracked(page, demo, path) {
  const sender = page.waitForResponse(/\/tracking-delivery-/);
  await page.goto(`${demo.origin}${path}`);
  await sender;
  await page.waitForLoadState('networkidle');
}

/** Events that have arrived, oldest first, with their fields. */
export const eventsOf = ({ arrivals }) =>
  arrivals.filter(({ endpoint }) => endpoint === 'track').map(({ data: { event, properties } }) => ({ event, ...properties }));

/** Leaves the page, which sends what waits, and gives the events of a kind once there is one that fits. */
export async function leaveAndRead(page, demo, kind, fields = {}) {
  await page.goto(`${demo.origin}/demo/partner/`);
  const ofKind = () => eventsOf(demo).filter(({ event }) => event === kind);
  await expect.poll(() => ofKind(), { message: kind }).toContainEqual(expect.objectContaining(fields));
  return ofKind();
}
