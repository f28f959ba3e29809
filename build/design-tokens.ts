import { cssProperties } from '../src/ui/style/css-properties.ts';
import type { Look } from '../src/ui/style/looks.ts';
import { defaultLook, looks } from '../src/ui/style/looks.ts';

/** A token, or a group of tokens by name. */
interface Tokens {
  readonly [name: string]: Tokens | string | readonly string[] | object;
}

/**
 * `dist/tokens.json`: the looks as design tokens, by the Design Tokens Format Module 2025.10. The first level is the
 * distributor (`none` is no distributor), the second the colour scheme. Names below are those of the custom properties.
 * Each distributor has all tokens.
 *
 * @throws {Error} for a value that the format does not allow
 */
export function designTokens() {
  const all: Readonly<Record<string, Look>> = { none: {}, ...looks };
  return {
    $description: 'Values of the custom properties --kfp-color-…, --kfp-font, --kfp-heading-…, --kfp-radius… and --kfp-space-… where a page sets none.',
    ...Object.fromEntries(Object.entries(all).map(([distributor, look]) => {
      const whole: Look = { ...defaultLook, ...look };
      return [distributor, { light: tokensOf(whole, 0, `${distributor}.light`), dark: tokensOf(whole, 1, `${distributor}.dark`) }];
    })),
  };
}

/** @param path of these tokens in the file; an alias of another token needs it */
function tokensOf(look: Look, scheme: 0 | 1, path: string): Tokens {
  const groups: Record<string, Record<string, object> | object> = {};
  for (const [name, value] of Object.entries(look)) {
    const isColour = typeof value === 'object';
    const $description = cssProperties[isColour ? `--kfp-color-${name}` : `--kfp-${name}`];
    const token = { ...(isColour ? colour(value[scheme]) : plainToken(name, value, path)), $description };
    const [group, key] = isColour ? ['color', name] : splitName(name);
    groups[group] = key === undefined ? token : { ...groups[group], [key]: token };
  }
  return groups;
}

/** `space-16` is token 16 in the group `space`. `radius-button` has no group, as `radius` is a token itself. */
function splitName(name: string): readonly [string, string | undefined] {
  const [, step] = /^space-(\d+)$/.exec(name) ?? [];
  return step === undefined ? [name, undefined] : ['space', step];
}

/** In `var(--bank-token, #005aa4)` the fallback is the value of our token. The name of the bank's token is stored beside it. */
function colour(text: string) {
  const [, live, hex] = /^(?:var\((--[\w-]+), )?(#[0-9a-f]{6})\)?$/.exec(text) ?? [];
  if (hex === undefined) throw new Error(`${text} is no colour of a token`);
  const components = [1, 3, 5].map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4)));
  return {
    $type: 'color',
    $value: { colorSpace: 'srgb', components, hex },
    ...(live && { $extensions: { 'kfp.customProperty': live } }),
  };
}

function plainToken(name: string, value: number | string, path: string) {
  if (name === 'heading-font') return { $type: 'fontFamily', $value: `{${path}.font}` };
  if (name === 'heading-weight') return { $type: 'fontWeight', $value: Number(value) };
  if (name === 'heading-scale') return { $type: 'number', $value: Number(value) };
  if (name === 'font') return { $type: 'fontFamily', $value: String(value).split(', ').map((family) => family.replaceAll("'", '')) };
  if (typeof value === 'number') return { $type: 'dimension', $value: { value, unit: 'rem' } };
  const [, pixels] = /^(\d+)px$/.exec(value) ?? [];
  if (pixels === undefined) throw new Error(`${value} is no dimension of a token`);
  return { $type: 'dimension', $value: { value: Number(pixels), unit: 'px' } };
}
