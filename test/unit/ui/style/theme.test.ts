import { describe, expect, test } from 'vitest';
import css from '../../../../src/ui/style/theme.css?inline';

const distributors = ['none', 'fremtind', 'sb1', 'dnb', 'eika', 'fana', 'sbm'];
const schemes = ['light', 'dark'];
const tints = ['info', 'warning', 'error', 'success'];

/** The declarations of all rules with exactly this selector. */
function declarations(selector: string): Map<string, string> {
  const found = new Map<string, string>();
  const text = css.replace(/\/\*[^]*?\*\//g, '').replace(/["']/g, '');
  for (const [, selectors = '', body = ''] of text.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (selectors.trim() !== selector) continue;
    for (const line of body.split(';')) {
      const colon = line.indexOf(':');
      if (colon > 0) found.set(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
    }
  }
  return found;
}

/** The colour that is ours: of `var(--bank-token, #005aa4)` the fallback. */
function palette(distributor: string, scheme: string): (role: string) => string {
  const base = declarations('.kfp');
  const own = declarations(`.kfp[data-distributor=${distributor}]`);
  return (role) => {
    const name = `--_kfp-${scheme}-${role}`;
    const hex = /#[0-9a-f]{6}\b/i.exec(own.get(name) ?? base.get(name) ?? '')?.[0];
    if (hex === undefined) throw new Error(`${distributor}: no colour ${name}`);
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

describe.each(distributors)('palette %s', (distributor) => {
  test.each(schemes)('UI-39 has enough contrast in %s', (scheme) => {
    const colour = palette(distributor, scheme);
    const pairs: [string, string, number][] = [['on-action', 'action', 4.5]];
    for (const ground of ['background', 'surface']) {
      for (const ink of ['text', 'text-subdued', 'action']) pairs.push([ink, ground, 4.5]);
      for (const line of ['border', 'focus']) pairs.push([line, ground, 3]);
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
  for (const step of [0, 16, 24, 40, 64, 104, 168]) {
    const value = /^var\(--kfp-space-(\d+), ([\d.]+)(?:rem|px)?\)$/.exec(own.get(`--_kfp-space-${step}`) ?? '');
    expect(value?.[1]).toBe(String(step));
    expect(Number(value?.[2]) * 16).toBe(step);
  }
});

test('reads every role from the host first, then from the palette of the scheme UI-39', () => {
  const own = declarations('.kfp');
  const dark = declarations('.kfp[data-scheme=dark], .kfp [data-theme=dark]');
  const light = '--_kfp-light-';
  const roles = [...own.keys()].filter((name) => name.startsWith(light)).map((name) => name.slice(light.length));
  expect(roles).toHaveLength(14);
  for (const role of roles) {
    expect(own.get(`--_kfp-dark-${role}`)).toMatch(/^#/);
    expect(css).toContain(`--_kfp-${role}: var(--kfp-color-${role}, var(--_kfp-light-${role}));`);
    expect(dark.get(`--_kfp-${role}`)).toBe(`var(--kfp-color-${role}, var(--_kfp-dark-${role}))`);
    expect(css).toContain(`--_kfp-${role}: var(--kfp-color-${role}, light-dark(var(--_kfp-light-${role}), var(--_kfp-dark-${role})));`);
  }
});
