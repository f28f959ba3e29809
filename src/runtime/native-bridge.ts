import type { NativeBridge } from './link-opener.ts';

/** The bridge to a bank's app: the runtime's property, else `window.kfpNativeBridge` (NX-12). */
export function findNativeBridge(own: unknown, window: Window): NativeBridge | undefined {
  const candidate = own ?? (window as Window & { readonly kfpNativeBridge?: unknown }).kfpNativeBridge;
  return isNativeBridge(candidate) ? candidate : undefined;
}

/** A DOM node of that name, or an app that offers something else, is no bridge. */
function isNativeBridge(value: unknown): value is NativeBridge {
  return (
    typeof value === 'object' &&
    value !== null &&
    !(value instanceof Node) &&
    'openLink' in value &&
    typeof value.openLink === 'function'
  );
}
