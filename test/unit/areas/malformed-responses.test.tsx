import fc from 'fast-check';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { OffersArea } from '../../../src/areas/offers/offers-area.tsx';
import { OverviewArea } from '../../../src/areas/overview/overview-area.tsx';
import { renderArea } from '../../support/render-area.tsx';
import { watchUncaughtErrors } from '../../support/uncaught-errors.ts';
import { wireAgreement, wireOffer } from '../api/read-cases.ts';
import { fuzzRuns } from '../domain/fuzz-runs.ts';

const uncaught = watchUncaughtErrors();

const fieldNames = [
  ...Object.keys({ ...wireAgreement, ...wireOffer, ...wireOffer.detaljer }), 'productTypeCode', '__proto__', 'constructor', 'toString',
];

/** Values that a field may hold by mistake, beside those that it should. */
const anyField = fc.oneof(
  fc.constantFrom<unknown>(
    null, '', ' ', 'x', 0, -0, -1, 1e300, 1e-300, 299, '299', '12,5', true, false, [], {}, [null], 'BIL', 'HUS', 'KJAELEDYR',
    'NICE', 'EIKA_SKADE', 'PROLIFE', 'ACTIVE', 'PENDING', '2026-12-31', '2026-13-41', '0001-01-01', '../..', '%', '\ud800', '<b>x</b>',
    'javascript:alert(1)', '__proto__',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.double(),
  fc.anything({ maxDepth: 2 }),
);
const anyItem = fc.dictionary(fc.constantFrom(...fieldNames), anyField, { maxKeys: 10 });
const anyBundle = fc.record({ pakkeTilbud: fc.array(fc.oneof(anyItem, anyField), { maxLength: 4 }), monthlyPrice: anyField });
const anyList = fc.array(fc.oneof({ weight: 4, arbitrary: anyItem }, anyBundle, anyField), { maxLength: 12 });
const anyResponse = fc.oneof(
  { weight: 6, arbitrary: fc.record({
    avtaler: fc.oneof({ weight: 4, arbitrary: anyList }, anyField),
    tilbud: fc.oneof({ weight: 4, arbitrary: anyList }, anyField),
    monthlySum: anyField,
    yearlySum: anyField,
    systemSourceError: anyField,
  }, { requiredKeys: [] }) },
  anyField,
);
/** In a list, as undefined alone has no JSON. */
function jsonOf(value: unknown): string {
  return JSON.stringify([value], (_, inner: unknown) => (typeof inner === 'bigint' ? String(inner) : inner)).slice(1, -1);
}

/** The text of a body: mostly JSON, sometimes cut short or none at all. */
const anyBody = fc.oneof(
  { weight: 8, arbitrary: anyResponse.map(jsonOf) },
  anyResponse.map((response) => jsonOf(response).slice(0, -1)),
  fc.string({ unit: 'binary' }),
);
const anyStatus = fc.oneof({ weight: 8, arbitrary: fc.constant(200) }, fc.constantFrom(201, 206, 400, 401, 403, 404, 429, 500, 503));

/** Each run has two responses. */
const runs = { numRuns: Math.ceil(fuzzRuns().numRuns / 14) };

async function isNeverBlank(area: ReactElement, texts: readonly string[]): Promise<void> {
  await fc.assert(fc.asyncProperty(anyBody, anyBody, anyStatus, async (agreements, offers, status) => {
    const shown = renderArea(area, {
      responses: {
        'auth/client-context': {},
        'avtaleoversikt/avtaler': () => new Response(agreements, { status }),
        'avtaleoversikt/tilbud': () => new Response(offers, { status }),
      },
    });
    try {
      await shown.settle();
      await shown.pass(1_000);
      await shown.pass(1_000);
      expectGood(shown.element, texts);
    } finally {
      shown.unmount();
      shown.runtime.dispose();
      shown.element.remove();
    }
  }), runs);
  expect(uncaught).not.toHaveBeenCalled();
}

function expectGood(element: Element, texts: readonly string[]): void {
  const seen = element.textContent;
  expect(element.querySelector('[part=card]') !== null || texts.some((text) => seen.includes(text)), seen).toBe(true);
  expect(element.querySelector('[part=skeleton]')).toBeNull();
  expect(seen).not.toMatch(/undefined|\[object|NaN/);
  expect(element.querySelectorAll('h1')).toHaveLength(1);
  for (const { href } of element.querySelectorAll('a')) expect(href).toMatch(/^(https?|tel):/);
}

describe('whatever the backend answers, something is shown and nothing breaks D8', () => {
  test('on the offers page', { timeout: 600_000 }, async () => {
    await isNeverBlank(<OffersArea />, [
      'Du har ingen tilbud', 'En feil oppsto ved henting av dine tilbud.', 'Akkurat nå vet vi ikke om du har tilbud hos oss.',
    ]);
  });

  test('on the overview', { timeout: 600_000 }, async () => {
    await isNeverBlank(<OverviewArea />, [
      'Vi fant ingen forsikringer på deg.', 'En feil oppsto ved henting av forsikringene dine.',
      'Akkurat nå vet vi ikke om du har forsikringer hos oss.',
    ]);
  });
});
