import { describe, expect, test } from 'vitest';
import { parseFlags } from '../../../../src/runtime/flags/flags-file.ts';

function parse(file: unknown) {
  const problems: string[] = [];
  return { flags: parseFlags(file, (problem) => problems.push(problem)), problems };
}

describe('a file of flags', () => {
  test('says what is off; every field may be missing OP-01', () => {
    expect(parse({ off: ['kfp-feedback'], features: { overview: false }, share: 0.1 })).toEqual({
      flags: { off: ['kfp-feedback'], features: { overview: false }, share: 0.1 },
      problems: [],
    });
    expect(parse({})).toEqual({ flags: { off: [], features: {}, share: 1 }, problems: [] });
    expect(parse({ share: 0 }).flags?.share).toBe(0);
  });

  test.each([
    ['the file', null], ['the file', []], ['the file', 'off'], ['the file', 1],
    ['off', { off: 'kfp-feedback' }], ['off', { off: ['kfp-feedback', 1] }], ['off', { off: null }],
    ['features', { features: ['overview'] }], ['features.overview', { features: { overview: 'no' } }],
    ['share', { off: ['kfp-feedback'], share: '0.1' }], ['share', { share: 1.1 }], ['share', { share: -0.1 }], ['share', { share: Number.NaN }],
  ])('is void as a whole when %s has a wrong type: %j OP-05', (name, file) => {
    expect(parse(file)).toEqual({ flags: undefined, problems: [`${name} is not valid, and the file is ignored.`] });
  });

  test('names what it does not know, and the rest counts OP-06', () => {
    expect(parse({ of: ['kfp-offers'], off: ['kfp-ofers', 'kfp-feedback', 'x'], features: { overveiw: false, directLogin: false } })).toEqual({
      flags: { off: ['kfp-feedback'], features: { directLogin: false }, share: 1 },
      problems: [
        'of is not known and is ignored: use off.',
        'off: kfp-ofers is not known and is ignored: use kfp-offers.',
        'off: x is not known and is ignored.',
        'features.overveiw is not known and is ignored: use overview.',
      ],
    });
  });

  test('cannot switch the runtime off OP-09', () => {
    expect(parse({ off: ['kfp-runtime'] })).toEqual({
      flags: { off: [], features: {}, share: 1 },
      problems: ['off: kfp-runtime is not known and is ignored.'],
    });
  });
});
