import { expect, test } from 'vitest';
import { cssDefault } from '../../../build/custom-elements-manifest.ts';
import { cssProperties } from '../../../src/ui/style/css-properties.ts';
import { themeCss } from '../../../src/ui/style/theme.ts';

/** The public names that a style sheet reads. */
function readCssProperties(text: string): ReadonlySet<string> {
  const names = [...text.matchAll(/var\((--kfp-[\w-]+)/g)].map(([, name = '']) => name);
  return new Set(names.filter((name) => name !== '--kfp-rem'));
}

test('every custom property that the theme reads from the host is published, and no other UI-39', () => {
  expect([...readCssProperties(themeCss())].sort()).toEqual(Object.keys(cssProperties).sort());
});

test('the published defaults are those of the theme UI-39', () => {
  const properties = ['--kfp-color-line', '--kfp-radius', '--kfp-space-0', '--kfp-space-24'];
  expect(properties.map(cssDefault)).toEqual(['light-dark(#e0dbd4, #444141)', '4px', '0px', '1.5rem']);
});

test('a property without a default stops the build UI-39', () => {
  expect(() => cssDefault('--kfp-strange')).toThrow('no default of --kfp-strange');
});
