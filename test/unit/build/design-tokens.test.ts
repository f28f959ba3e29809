import { expect, test } from 'vitest';
import { designTokens } from '../../../build/design-tokens.ts';
import { distributors } from '../../../src/domain/distributor.ts';
import { cssProperties } from '../../../src/ui/style/css-properties.ts';

interface Token {
  readonly $type: string;
  readonly $value: unknown;
  readonly $description?: string;
  readonly $extensions?: object;
}

type Group = Readonly<Record<string, Token | Readonly<Record<string, Token>>>>;

const tokens = designTokens() as unknown as Readonly<Record<string, Readonly<Record<'light' | 'dark', Group>>>>;

/** Each token by the name of its custom property. */
function flat(group: Group): Readonly<Record<string, Token>> {
  return Object.fromEntries(Object.entries(group).flatMap(([name, inside]) => ('$type' in inside
    ? [[`--kfp-${name}`, inside as Token]]
    : Object.entries(inside).map(([key, token]): [string, Token] => [`--kfp-${name}-${key}`, token]))));
}

test('every distributor has a token for each custom property, in both schemes UI-39', () => {
  expect(Object.keys(tokens).filter((name) => !name.startsWith('$')).sort()).toEqual([...distributors].sort());
  for (const distributor of distributors) {
    for (const scheme of ['light', 'dark'] as const) {
      const all = flat(tokens[distributor]?.[scheme] ?? {});
      expect(Object.keys(all).sort()).toEqual(Object.keys(cssProperties).sort());
      for (const [name, { $description }] of Object.entries(all)) expect($description).toBe(cssProperties[name]);
    }
  }
});

test('a value is that of the look, with the token of the bank that it follows UI-39', () => {
  const sb1 = flat(tokens['sb1']?.light ?? {});
  expect(sb1['--kfp-color-action']).toMatchObject({
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [0, 0.3529, 0.6431], hex: '#005aa4' },
    $extensions: { 'kfp.customProperty': '--ffe-color-foreground-interactive-link' },
  });
  expect(sb1['--kfp-radius']).toMatchObject({ $type: 'dimension', $value: { value: 8, unit: 'px' } });
  expect(sb1['--kfp-space-16']).toMatchObject({ $type: 'dimension', $value: { value: 1, unit: 'rem' } });
  const font = sb1['--kfp-font'];
  expect(font).toMatchObject({ $type: 'fontFamily' });
  expect(font?.$value).toContain('Segoe UI');
  expect(flat(tokens['none']?.dark ?? {})['--kfp-color-text']).toMatchObject({ $value: { hex: '#f9f9f9' } });
});
