import type { Look } from './looks.ts';
import { defaultLook, looks, shares } from './looks.ts';

let css: string | undefined;

/**
 * The style sheet that sets the design tokens, in three layers. A host's own value always wins; a distributor's look
 * fills the rest:
 * 1. `--kfp-color-…`, `--kfp-font`, `--kfp-heading-…`, `--kfp-radius…`, `--kfp-space-…`: public, set by the host page on any ancestor.
 * 2. `--_kfp-light-…` and `--_kfp-dark-…`: a colour of the look, by scheme.
 * 3. `--_kfp-…`: the tokens that components read; the scheme picks one of the two colours.
 *
 * When a host sets only its background, surfaces and lines are derived from it: `--_kfp-light-ground-…` and
 * `--_kfp-dark-ground-…`. CSS treats these as not set when the host has set no background.
 *
 * Private names have the prefix `--_kfp-`, so that a page does not set or register them: a page's `@property --space-16`
 * would affect an unprefixed name.
 *
 * Light or dark follows the `color-scheme` property that the element inherits from the host page. Where `light-dark()` is
 * missing, the shell sets `data-scheme="dark"` on the wrapper. Paper is always light. The text is generated once, at the first use.
 */
export function themeCss(): string {
  return (css ??= [
    rule('.kfp', [...declarations(defaultLook), ...mixtures()]),
    ...Object.entries(looks).map(([distributor, look]) => rule(`.kfp[data-distributor=${distributor}]`, declarations(look))),
    // A component with its own theme, such as a header, ignores the scheme around it.
    rule('.kfp,.kfp [data-theme=light]', colours(light)),
    `@media screen{${rule('.kfp[data-scheme=dark],.kfp [data-theme=dark]', colours(dark))}}`,
    '@supports (color:light-dark(red,red)){',
    rule('.kfp', colours((name) => `light-dark(${light(name)},${dark(name)})`)),
    '}',
  ].join(''));
}

function rule(selector: string, body: readonly string[]): string {
  return `${selector}{${body.join(';')}}`;
}

/** Sets the colours of both schemes, and every other token to the host's value or else the look's. */
function declarations(look: Look): readonly string[] {
  return Object.entries(look).map(([name, value]) => {
    if (typeof value === 'object') return `--_kfp-light-${name}:${value[0]};--_kfp-dark-${name}:${value[1]}`;
    return `--_kfp-${name}:var(--kfp-${name},${typeof value === 'number' ? `calc(var(--kfp-rem) * ${value})` : value})`;
  });
}

const schemes = ['light', 'dark'] as const;
const light = (name: string) => ofScheme(0, name);
const dark = (name: string) => ofScheme(1, name);

function ofScheme(at: 0 | 1, name: string): string {
  const look = `var(--_kfp-${schemes[at]}-${name})`;
  return shares[name]?.[at] === undefined ? look : `var(--_kfp-${schemes[at]}-ground-${name},${look})`;
}

/** Sets the colours that are derived from the background, in both schemes. */
function mixtures(): readonly string[] {
  return Object.entries(shares).flatMap(([name, percents]) => schemes.flatMap((scheme, at) => {
    const ink = `var(--kfp-color-text,var(--_kfp-${scheme}-text)) ${percents[at]}%`;
    return percents[at] === undefined ? [] : [`--_kfp-${scheme}-ground-${name}:color-mix(in srgb,${ink},var(--kfp-color-background))`];
  }));
}

/** Sets each colour to the host's value or else to one of the look. */
function colours(ofLook: (name: string) => string): readonly string[] {
  return Object.entries(defaultLook)
    .filter(([, value]) => typeof value === 'object')
    .map(([name]) => `--_kfp-${name}:var(--kfp-color-${name},${ofLook(name)})`);
}
