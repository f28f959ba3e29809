import { describe, expect, test } from 'vitest';
import type { Look } from '../../../../src/ui/style/looks.ts';
import { defaultLook, looks, shares } from '../../../../src/ui/style/looks.ts';
import { themeCss } from '../../../../src/ui/style/theme.ts';

type Role = keyof Look;
const tints: readonly Role[] = ['info', 'warning', 'error', 'success'];
const lines: readonly Role[] = ['border', 'focus'];

/** The declarations of all rules with exactly this selector, also of those that a condition holds. */
function declarations(selector: string): readonly string[] {
  const rules = [...themeCss().matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  return rules.filter(([, selectors]) => selectors === selector).flatMap(([, , body = '']) => body.split(';'));
}

/** The colour that is ours: of `var(--bank-token, #005aa4)` the fallback; on the ground of a host what is mixed with it. */
function palette(look: Look, scheme: 0 | 1, ground?: string): (role: Role) => string {
  return function colourOf(role): string {
    if (ground !== undefined && role === 'background') return ground;
    const share = shares[role]?.[scheme];
    if (ground !== undefined && share !== undefined) return mix(colourOf('text'), share, ground);
    const value = look[role] ?? defaultLook[role];
    const hex = typeof value === 'object' ? /#[0-9a-f]{6}\b/.exec(value[scheme])?.[0] : undefined;
    if (hex === undefined) throw new Error(`no colour ${role}`);
    return hex;
  };
}

/** As `color-mix(in srgb, …)` does. */
function mix(ink: string, percent: number, ground: string): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(ink, at) * (percent / 100) + channel(ground, at) * (1 - percent / 100)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
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
  test.each([
    ['light', 0, undefined],
    ['dark', 1, undefined],
    ['light on the blue white of a host', 0, '#e9f1f2'],
    ['dark on the blue black of a host', 1, '#0e1a1f'],
  ] as const)('UI-39 has enough contrast in %s', (_scheme, place, ground) => {
    const colour = palette(look, place, ground);
    const pairs: [Role, Role, number][] = [['on-action', 'action', 4.5]];
    for (const ground of ['background', 'surface'] as const) {
      // WCAG 2.2, 1.4.6 for what is read; 1.4.3 for what is pressed.
      for (const ink of ['text', 'text-subdued'] as const) pairs.push([ink, ground, 7]);
      pairs.push(['action', ground, 4.5]);
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
  const ofGround = { light: ['text-subdued', 'border', 'line'], dark: ['surface', 'text-subdued', 'border', 'line'] };
  const of = (scheme: 'light' | 'dark', role: string) => {
    const look = `var(--_kfp-${scheme}-${role})`;
    return ofGround[scheme].includes(role) ? `var(--_kfp-${scheme}-ground-${role},${look})` : look;
  };
  expect(light).toEqual(roles.map((role) => token(role, of('light', role))));
  expect(dark).toEqual(roles.map((role) => token(role, of('dark', role))));
  for (const role of roles) {
    expect(own).toContain(token(role, `light-dark(${of('light', role)},${of('dark', role)})`));
  }
});

test('mixes with the ground of a host alone: there is nothing to fall back on UI-39', () => {
  const mixed = declarations('.kfp').filter((line) => line.includes('-ground-') && line.startsWith('--_kfp-dark-ground'));
  expect(mixed[0]).toBe('--_kfp-dark-ground-surface:color-mix(in srgb,var(--kfp-color-text,var(--_kfp-dark-text)) 8%,var(--kfp-color-background))');
  expect(mixed).toHaveLength(4);
});

test('sets what a distributor has of its own UI-39', () => {
  expect(declarations('.kfp[data-distributor=fana]')).toEqual([
    '--_kfp-light-action:#7b1e3b', '--_kfp-dark-action:#efa9bd',
    '--_kfp-light-on-action:#ffffff', '--_kfp-dark-on-action:#3b0f1d',
    '--_kfp-light-focus:#7b1e3b', '--_kfp-dark-focus:#efa9bd',
    '--_kfp-radius:var(--kfp-radius,2px)', '--_kfp-radius-button:var(--kfp-radius-button,2px)',
  ]);
});
