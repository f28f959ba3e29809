import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeTooltip } from '../../../../src/ui/controls/use-top-layer.ts';

const view = { width: 1000, height: 600 };
const tooltip = { width: 200, height: 50 };
const button = { left: 400, top: 300, width: 44, height: 44 };

test('the help text is centred above its button UI-01', () => {
  expect(placeTooltip(button, tooltip, view)).toEqual({ left: 322, top: 242 });
});

test('the help text goes below where there is no room above UI-01', () => {
  expect(placeTooltip({ ...button, top: 30 }, tooltip, view)).toEqual({ left: 322, top: 82 });
});

test('the help text stays inside the window at both sides UI-01', () => {
  expect(placeTooltip({ ...button, left: 0 }, tooltip, view).left).toBe(8);
  expect(placeTooltip({ ...button, left: 956 }, tooltip, view).left).toBe(792);
});

test('a help text that fits the window is never cut off UI-01', () => {
  const anywhere = fc.record({ left: fc.integer({ min: -200, max: 1200 }), top: fc.integer({ min: -200, max: 800 }) });
  fc.assert(fc.property(anywhere, (at) => {
    const { left, top } = placeTooltip({ ...button, ...at }, tooltip, view);
    return left >= 8 && top >= 8 && left + 200 <= 992 && top + 50 <= 592;
  }));
});
