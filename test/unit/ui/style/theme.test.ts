import { describe, expect, test } from 'vitest';
import type { Look } from '../../../../src/ui/style/looks.ts';
import { defaultLook, looks } from '../../../../src/ui/style/looks.ts';
import { themeCss } from '../../../../src/ui/style/theme.ts';

type Role = keyof Look;
const tints: readonly Role[] = ['info', 'warning', 'error', 'success'];
const inks: readonly Role[] = ['text', 'text-subdued', 'action'];
const lines: readonly Role[] = ['border', 'focus'];

/** The declarations of all rules with exactly this selector, also of those that a condition holds. */
function declarations(selector: string): readonly string[] {
  const rules = [...themeCss().matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  return rules.filter(([, selectors]) => selectors === selector).flatMap(([, , body = '']) => body.split(';'));
}

/** The colour that is ours: of `var(--bank-token, #005aa4)` the fallback. */
function palette(look: Look, scheme: 0 | 1): (role: Role) => string {
  return (role) => {
    const value = look[role] ?? defaultLook[role];
    const hex = typeof value === 'object' ? /#[0-9a-f]{6}\b/.exec(value[scheme])?.[0] : undefined;
    if (hex === undefined) throw new Error(`no colour ${role}`);
    return hex;
  };
}

/** Relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

describe.each(Object.entries({ none: {}, ...looks }))('palette %s', (_distributor, look) => {
  test.each([['light', 0], ['dark', 1]] as const)('UI-39 has enough contrast in %s', (_scheme, place) => {
    const colour = palette(look, place);
    const pairs: [Role, Role, number][] = [['on-action', 'action', 4.5]];
    for (const ground of ['background', 'surface'] as const) {
      for (const ink of inks) pairs.push([ink, ground, 4.5]);
      for (const line of lines) pairs.push([line, ground, 3]);
    }
    for (const tint of tints) pairs.push(['on-message', tint, 4.5]);
    const tooWeak = pairs
      .map(([ink, ground, least]) => ({ ink, ground, least, is: contrast(colour(ink), colour(ground)) }))
      .filter(({ is, least }) => is < least);
    expect(tooWeak).toEqual([]);
  });
});

test('measures contrast as WCAG does UI-39', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('has the spacing scale 0, 16, 24, 40, 64, 104, 168, each step for the host to set UI-35', () => {
  const own = declarations('.kfp');
  expect(own).toContain('--_kfp-space-0:var(--kfp-space-0,0px)');
  for (const step of [16, 24, 40, 64, 104, 168]) {
    expect(own).toContain(`--_kfp-space-${step}:var(--kfp-space-${step},calc(var(--kfp-rem) * ${step / 16}))`);
  }
});

test('reads every colour from the host first, then from the look by the scheme UI-39', () => {
  const own = declarations('.kfp');
  const light = declarations('.kfp,.kfp [data-theme=light]');
  const dark = declarations('.kfp[data-scheme=dark],.kfp [data-theme=dark]');
  const roles = Object.entries(defaultLook).flatMap(([name, value]) => (typeof value === 'object' ? [name] : []));
  expect(roles).toHaveLength(14);
  const token = (role: string, value: string) => `--_kfp-${role}:var(--kfp-color-${role},${value})`;
  expect(light).toEqual(roles.map((role) => token(role, `var(--_kfp-light-${role})`)));
  expect(dark).toEqual(roles.map((role) => token(role, `var(--_kfp-dark-${role})`)));
  for (const role of roles) {
    expect(own).toContain(token(role, `light-dark(var(--_kfp-light-${role}),var(--_kfp-dark-${role}))`));
  }
});

test('sets what a distributor has of its own UI-39', () => {
  expect(declarations('.kfp[data-distributor=fana]')).toEqual([
    '--_kfp-light-action:#7b1e3b', '--_kfp-dark-action:#efa9bd',
    '--_kfp-light-on-action:#ffffff', '--_kfp-dark-on-action:#3b0f1d',
    '--_kfp-light-focus:#7b1e3b', '--_kfp-dark-focus:#efa9bd',
    '--_kfp-radius:var(--kfp-radius,2px)', '--_kfp-radius-button:var(--kfp-radius-button,2px)',
  ]);
});
