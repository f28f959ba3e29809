import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createOptInSource } from '../../../src/runtime/opt-in-source.ts';
import type { TrackingServices } from '../../../src/runtime/tracking-services.ts';
import { fuzzRuns } from '../domain/fuzz-runs.ts';
import { hostileText } from '../domain/hostile-text.ts';

/** The words of the cookie in any order, with junk between them. */
const pieces = ['kfp-clvl', 'kfp-clvl=2', '=2', '=', ';', '; ', '2', '20', '02', ' ', '%32', '2.0', '２', '\t', '"2"', 'KFP-CLVL=2', 'x', 'kfp-clvl2', '=2;2'];

/** By another way than the one under test: the first cookie of the name is 2, without the spaces that cookies may have. */
function saysYes(header: string): boolean {
  const [first] = header.match(/(?<=^|;)\s*kfp-clvl\s*=[^;]*/) ?? [];
  return /^\s*kfp-clvl\s*=\s*2\s*$/.test(first ?? '');
}

test('B1 TR-06 TR-07 no cookie text makes kfp-clvl throw, and none is a yes but the exact value 2', () => {
  let header = '';
  vi.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(() => header);
  const source = createOptInSource({ window } as unknown as TrackingServices, () => undefined);
  let yes = 0;
  const text = fc.oneof(hostileText(...pieces), fc.string({ unit: fc.constantFrom(...pieces) }), fc.string({ unit: 'binary' }));
  const property = fc.property(text, (given) => {
    header = given;
    const answer = source.read('dnb');
    expect(answer).toBe(saysYes(given) ? 'OPTED_IN' : 'OPTED_OUT');
    if (answer === 'OPTED_IN') yes += 1;
  });
  fc.assert(property, { ...fuzzRuns(), examples: [['kfp-clvl=2'], ['a=1; kfp-clvl=2; kfp-clvl=1'], ['kfp-clvl=1; kfp-clvl=2'], ['kfp-clvl=%32']] });
  expect(yes).toBeGreaterThanOrEqual(2);
  source.dispose();
}, 60_000);
