import { expect, test } from 'vitest';
import type { PageFacts } from '../../../src/doctor/page-facts.ts';
import { findClassicScripts, findSecondVersion } from '../../../src/doctor/script-checks.ts';

test('of two versions the newer one is to be kept, by its numbers OP-10', () => {
  const srcs = ['https://www.bank.example/old/kfp.js', 'https://www.bank.example/new/kfp.js'];
  const scripts = srcs.map((src) => ({ src, isModule: true, integrity: '', hasNonce: false, isOurs: true, text: undefined }));
  const file = (version: string) => ({ status: 200, contentType: 'text/javascript', digest: undefined, isRefused: false, version });
  const files = { [srcs[0] ?? '']: file('1.9.2'), [srcs[1] ?? '']: file('1.10.0') };
  expect(findSecondVersion({ scripts, files } as unknown as PageFacts).map(({ mend }) => mend)).toEqual(['Keep one script tag, of 1.10.0']);
});

test.each([
  ['1.0.0', 200, 1], [undefined, 200, 0], [undefined, 0, 1],
])('a classic script kfp.js of version %s, answered with %d, is told %d times: a bundle of the host may have that name OP-10', (version, status, count) => {
  const src = 'https://www.bank.example/dist/kfp.js';
  const scripts = [{ src, isModule: false, integrity: '', hasNonce: false, isOurs: true, text: undefined }];
  const facts = { scripts, files: { [src]: { status, contentType: 'text/javascript', digest: undefined, isRefused: false, version } } };
  expect(findClassicScripts(facts as unknown as PageFacts)).toHaveLength(count);
});
