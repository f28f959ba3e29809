/**
 * Makes `--kfp-rem`, in which all our lengths are written, a length that is computed where it is set and inherited
 * from there, so that it follows the user's text size and not the page's root (looks, CSS recipe 3).
 */
export function registerLengthUnit(): void {
  try {
    CSS.registerProperty({ name: '--kfp-rem', syntax: '<length>', inherits: true, initialValue: '16px' });
  } catch {
    // Another copy of the bundle has registered it; browsers without it have a fallback in base.css.
  }
}
