import { expect, test } from 'vitest';
import { cssDefaults } from '../../../build/custom-elements-manifest.ts';
import { cssProperties } from '../../../src/ui/style/css-properties.ts';
import css from '../../../src/ui/style/theme.css?inline';

/** The public names that a style sheet reads. */
function readCssProperties(text: string): ReadonlySet<string> {
  const names = [...text.matchAll(/var\((--kfp-[\w-]+)/g)].map(([, name = '']) => name);
  return new Set(names.filter((name) => name !== '--kfp-rem' && !name.startsWith('--kfp-default-')));
}

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
