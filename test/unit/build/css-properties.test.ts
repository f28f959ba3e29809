import { expect, test } from 'vitest';
import { cssDefaults, cssProperties, readCssProperties } from '../../../build/css-properties.ts';
import css from '../../../src/ui/style/theme.css?inline';

test('every custom property that the theme reads from the host is published, and no other UI-39', () => {
  expect([...readCssProperties(css)].sort()).toEqual(Object.keys(cssProperties).sort());
});

test('the published defaults are those of the theme UI-39', () => {
  expect(cssDefaults(css)).toMatchObject({
    '--kfp-color-line': 'light-dark(#e0dbd4, #444141)',
    '--kfp-radius': '4px',
    '--kfp-space-0': '0px',
    '--kfp-space-24': '1.5rem',
  });
});

test('a property without a default stops the build UI-39', () => {
  expect(() => cssDefaults('')).toThrow('no default of --kfp-color-background');
});
