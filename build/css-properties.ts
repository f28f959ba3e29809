/** The custom properties that a host may set on any ancestor, with what they are for. */
export const cssProperties: Readonly<Record<string, string>> = {
  '--kfp-color-background': 'The page of kfp-portal, tinted cards, and the gap inside the focus ring.',
  '--kfp-color-surface': 'Cards.',
  '--kfp-color-text': 'Text.',
  '--kfp-color-text-subdued': 'Text of less weight.',
  '--kfp-color-border': 'The line of a card under the pointer.',
  '--kfp-color-line': 'Lines around cards and between rows.',
  '--kfp-color-action': 'Buttons and links.',
  '--kfp-color-on-action': 'Text on a filled button.',
  '--kfp-color-focus': 'The ring around what has focus.',
  '--kfp-color-info': 'Ground of a message or tag that informs.',
  '--kfp-color-warning': 'Ground of a message or tag that warns.',
  '--kfp-color-error': 'Ground of a message or tag of a failure.',
  '--kfp-color-success': 'Ground of a message or tag of success.',
  '--kfp-color-on-message': 'Text on messages and tags.',
  '--kfp-font': 'Font family.',
  '--kfp-radius': 'Radius of cards and messages.',
  '--kfp-radius-button': 'Radius of buttons.',
  '--kfp-space-0': 'Spacing step.',
  '--kfp-space-4': 'Spacing step.',
  '--kfp-space-8': 'Spacing step.',
  '--kfp-space-12': 'Spacing step.',
  '--kfp-space-16': 'Spacing step.',
  '--kfp-space-24': 'Spacing step.',
  '--kfp-space-40': 'Spacing step.',
  '--kfp-space-64': 'Spacing step.',
  '--kfp-space-104': 'Spacing step.',
  '--kfp-space-168': 'Spacing step.',
};

/** The public names that a style sheet reads. */
export function readCssProperties(css: string): ReadonlySet<string> {
  const names = [...css.matchAll(/var\((--kfp-[\w-]+)/g)].map(([, name = '']) => name);
  return new Set(names.filter((name) => name !== '--kfp-rem' && !name.startsWith('--kfp-default-')));
}

/** What each property has where neither host nor distributor says otherwise, as the theme's source writes it. */
export function cssDefaults(themeCss: string): Readonly<Record<string, string>> {
  const firstValue = (name: string) => new RegExp(`(?<![\\w-])${name}:\\s*([^;]+);`).exec(themeCss)?.[1];
  return Object.fromEntries(
    Object.keys(cssProperties).map((property) => {
      const role = property.replace('--kfp-color-', '');
      const light = firstValue(`--_kfp-light-${role}`);
      const own = firstValue(property.replace('--kfp-', '--kfp-default-'));
      const fallback = new RegExp(`var\\(${property}, (\\d[^)]*)\\)`).exec(themeCss)?.[1];
      const value = light ? `light-dark(${light}, ${String(firstValue(`--_kfp-dark-${role}`))})` : (own ?? fallback);
      if (value === undefined) throw new Error(`theme.css has no default of ${property}`);
      return [property, value];
    }),
  );
}
