import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isIgnoredError, scrubAddress, scrubText } from '../../../src/domain/error-report.ts';
import { fuzzRuns } from './fuzz-runs.ts';

test.each([
  ['ER-03', 'Error', 'ToggleSlider component has been deprecated', true],
  ['ER-03', 'Error', 'Warning: ToggleSlider component has been deprecated, use Switch', true],
  ['ER-03', 'Error', 'togglslider component has been deprecated', false],
  ['ER-04', 'FBNavError', 'x', true],
  ['ER-04 ER-05', 'TypeError', 'FBNavigation failed', true],
  ['ER-05', 'TypeError', 'fbnav failed', false],
  ['ER-05', 'TypeError', 'In FBNav', false],
  ['ER-05', 'MyFBNav', '', false],
])('%s %s: %s', (_, name, message, isIgnored) => {
  expect(isIgnoredError(name, message)).toBe(isIgnored);
});

test.each([
  ['Cannot read properties of undefined (reading \'name\')', 'Cannot read properties of undefined (reading \'name\')'],
  ['The call was answered with 500.', 'The call was answered with [number].'],
  ['01019012345 and 010190 12345', '[number] and [number] [number]'],
  ['avtale 5501-220', 'avtale [number]-[number]'],
  ['٠١٠١٩٠', '[number]'],
  ['"kari.nordmann+x@example.no" is no address', '"[email]" is no address'],
  ['mailto:kari@example.no?subject=x', '[email]'],
  ['GET https://bank.example/a?name=kari failed', 'GET https://bank.example/a failed'],
  ['GET /a/b?kunde=81204417#x failed', 'GET /a/b failed'],
  ['https://bank.example/a#kunde=1', 'https://bank.example/a'],
  ['Did you mean it? Yes', 'Did you mean it? Yes'],
])('%j is told as %j ER-18 D11', (text, told) => {
  expect(scrubText(text)).toBe(told);
});

test.each([
  ['https://bank.example:8443/kunde/81204417/a?x=1#y', 'https://bank.example:8443/kunde/[number]/a'],
  ['https://bank.example/81204417', 'https://bank.example/[number]'],
  ['https://bank.example', 'https://bank.example'],
  ['https://bank.example/dist/chunks/core-a1B2_3.js', 'https://bank.example/dist/chunks/core-a1B2_3.js'],
  ['https://bank.example/v12/core-a1B2_3.js?t=4', 'https://bank.example/v[number]/core-a1B2_3.js'],
  ['https://kari:secret@bank.example/1', '[email]'],
  ['https://bank.example/kunde/kari%40example.no', 'https://bank.example[email]'],
  ['<anonymous>', '<anonymous>'],
  ['', ''],
])('the address %j is told as %j ER-18', (address, told) => {
  expect(scrubAddress(address)).toBe(told);
});

test('no text keeps a personal number, a phone number or an e-mail address ER-18 D11', () => {
  const secret = fc.constantFrom('01019012345', '40012345', 'kari@example.no', '81204417', '5501-220', 'ola.n@x.example');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), secret, fc.string(), (before, found, after) => {
      const told = scrubText(before + found + after);
      expect(told).not.toMatch(/\p{N}/u);
      expect(told).not.toContain(found);
    }),
    fuzzRuns(),
  );
});
