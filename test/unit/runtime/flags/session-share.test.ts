import { expect, test } from 'vitest';
import { isInShare } from '../../../../src/runtime/flags/flags.ts';

const idKinds: Readonly<Record<string, (index: number) => string>> = {
  'that count up': (index) => `session-${String(index)}`,
  'of digits that are padded': (index) => String(index).padStart(32, '0'),
  'that differ at their start': (index) => `${index.toString(36)}-0b1d6c3a-portal`,
};

test.each(Object.entries(idKinds))('a tenth of the sessions is in a share of a tenth: ids %s OP-07', async (_, idOf) => {
  const count = 5000;
  const answers = await Promise.all(Array.from({ length: count }, (_unused, index) =>
    isInShare(0.1, { ready: Promise.resolve(), get: () => ({ status: 'logged-in', expiresAt: null, customer: idOf(index) }) })));
  const part = answers.filter(Boolean).length / count;
  expect(part).toBeGreaterThan(0.085);
  expect(part).toBeLessThan(0.115);
});
