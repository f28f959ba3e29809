import { listen } from '../platform/listen.ts';
import { mediaQuery } from '../platform/media-query.ts';

/**
 * Tells, at once and whenever the system's scheme changes, whether an element is dark by the `color-scheme` that it
 * inherits.
 *
 * @returns Ends it.
 */
export function watchColorScheme(element: Element, onScheme: (scheme: 'dark' | undefined) => void): () => void {
  const system = mediaQuery('(prefers-color-scheme: dark)');
  const tell = () => {
    const { colorScheme } = getComputedStyle(element);
    const allowsDark = /\bdark\b/.test(colorScheme);
    const allowsLight = !allowsDark || /\blight\b/.test(colorScheme);
    onScheme(allowsDark && (!allowsLight || system?.matches) ? 'dark' : undefined);
  };
  tell();
  return listen(system, ['change'], tell);
}
