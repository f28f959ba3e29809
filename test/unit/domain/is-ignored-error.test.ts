import { expect, test } from 'vitest';
import { isIgnoredError } from '../../../src/domain/is-ignored-error.ts';

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
