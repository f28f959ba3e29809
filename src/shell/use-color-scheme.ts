import { useSyncExternalStore } from 'react';

/**
 * Dark where the element inherits a dark `color-scheme` and the style sheets cannot follow it themselves, because
 * the browser has no light-dark().
 */
export function useColorScheme(element: Element): 'dark' | undefined {
  return useSyncExternalStore(watchSystemScheme, () => readColorScheme(element));
}

function readColorScheme(element: Element): 'dark' | undefined {
  if (CSS.supports('color', 'light-dark(red, red)')) return undefined;
  const { colorScheme } = getComputedStyle(element);
  const allowsLight = !/\bdark\b/.test(colorScheme) || /\blight\b/.test(colorScheme);
  const allowsDark = /\bdark\b/.test(colorScheme);
  return allowsDark && (!allowsLight || darkSystem().matches) ? 'dark' : undefined;
}

function watchSystemScheme(onChange: () => void): () => void {
  const system = darkSystem();
  system.addEventListener('change', onChange);
  return () => system.removeEventListener('change', onChange);
}

function darkSystem(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}
