import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TrackingServices } from '../../../src/runtime/tracking-services.ts';
import { createOptInSource } from '../../../src/runtime/opt-in-source.ts';
import { fuzzRuns } from '../domain/fuzz-runs.ts';

const pieces = ['kfp-clvl', 'KFP-CLVL', '=', '2', '1', '20', '02', '%32', '"2"', ';', '; ', ' ', '\t', 'x', 'a=1', 'kfp-clvl=2'];

test('B1 TR-06 TR-07 whatever the cookies say, for dnb only the exact value 2 is a yes', () => {
  const page = { document: { cookie: '' }, addEventListener: () => undefined, removeEventListener: () => undefined };
  const source = createOptInSource({ window: page } as unknown as TrackingServices, () => undefined);
  let yes = 0;
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 8 }), (parts) => {
      page.document.cookie = parts.join('');
      const [first] = page.document.cookie.split(';').map((part) => part.split('=')).filter(([name = '', ...value]) =>
        name.trim() === 'kfp-clvl' && value.length > 0).map(([, ...value]) => value.join('=').trim());
      if (first === '2') yes += 1;
      expect(source.read('dnb')).toBe(first === '2' ? 'OPTED_IN' : 'OPTED_OUT');
    }),
    { ...fuzzRuns(), examples: [[['kfp-clvl=2']], [['a=1', '; ', 'kfp-clvl=2']]] },
  );
  expect(yes).toBeGreaterThanOrEqual(2);
  source.dispose();
});
