import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fuzzRuns } from '../../domain/fuzz-runs.ts';
import { agreementsPath, cards, customerPath, links, recommendationsPath, showRecommendations } from './show-recommendations.tsx';

const product = fc.constantFrom<unknown>('BIL', 'reise', 'KOLLEKTIV_HJEM', 'INNBO', 'UFOEREKAPITAL', 'ROMSKIP', '__proto__', '', null, 1, {});
const score = fc.oneof(fc.double(), fc.constantFrom<unknown>('0,5', null, [], 'x', true));
const scored = fc.record({ nextBestOfferProdukt: product, score }, { requiredKeys: [] });
const anyScores = fc.oneof({ weight: 8, arbitrary: fc.array(fc.oneof({ weight: 6, arbitrary: scored }, fc.anything())) }, fc.anything());
const recommendations = fc.oneof(
  { weight: 8, arbitrary: fc.record({ scores: anyScores, controlgroup: fc.constantFrom<unknown>(false, true, 'x', null) }) },
  fc.anything(),
);
const agreement = fc.record({ productType: product, avtaleStatus: fc.constantFrom<unknown>('ACTIVE', 'x', 1, null) });
const agreements = fc.oneof({ weight: 6, arbitrary: fc.record({ avtaler: fc.array(agreement) }) }, fc.anything());
const customer = fc.oneof(fc.record({ isLoMedlem: fc.anything(), isBankkunde: fc.anything() }), fc.anything());

/** In a list, as undefined alone has no JSON. */
function jsonOf(value: unknown): string {
  return JSON.stringify([value], (_, inner: unknown) => (typeof inner === 'bigint' ? String(inner) : inner)).slice(1, -1);
}

test('whatever the backend answers, there are some whole cards or nothing D8 NB-17 NB-22', { timeout: 600_000 }, async () => {
  const runs = { numRuns: Math.max(40, Math.ceil(fuzzRuns().numRuns / 20)) };
  let shown = 0;
  await fc.assert(fc.asyncProperty(recommendations, agreements, customer, async (scores, own, who) => {
    const responseWith = (value: unknown) => () => new Response(jsonOf(value));
    const held = ['', '?produkt=BIL', '?produkt=REISE', '?produkt=INNBO', '?produkt=BIL,REISE', '?produkt=BIL,INNBO', '?produkt=BIL,REISE,INNBO'];
    const area = await showRecommendations({
      responses: {
        ...Object.fromEntries(held.map((query) => [recommendationsPath + query, responseWith(scores)])),
        [agreementsPath]: responseWith(own),
        [customerPath]: responseWith(who),
      },
    });
    try {
      await area.pass(1000);
      shown += cards().length;
      expect(cards().length).toBeLessThanOrEqual(3);
      expect(links()).toHaveLength(cards().length);
      for (const [title, href] of links()) {
        expect(title).not.toBe('');
        expect(href).toMatch(/^\/privat\/forsikring\/[a-z/]+$/);
      }
      expect(area.text()).not.toMatch(/undefined|\[object|NaN/);
      expect(area.eventsOf('kfp-ready')).toHaveLength(1);
    } finally {
      area.unmount();
      area.runtime.dispose();
      area.element.remove();
    }
  }), runs);
  expect(shown).toBeGreaterThan(0);
});
