import { warnOnce } from '../../platform/warn.ts';
import type { NativeBridge } from './link-opener.ts';

/** The bridge to a bank's app: the runtime's property, else `window.kfpNativeBridge`. */
export function findNativeBridge(own: unknown, window: Window): NativeBridge | undefined {
  // A part of the page that is named so is no own property of the window.
  const candidate = own ?? (Object.hasOwn(window, 'kfpNativeBridge') ? (window as WithBridge).kfpNativeBridge : undefined);
  if (isNativeBridge(candidate)) return candidate;
  if (candidate != null) warnOnce('nativeBridge has no openLink and is ignored.');
  return undefined;
}

type WithBridge = Window & { readonly kfpNativeBridge?: unknown };

/** A DOM node, or an app that offers something else, is no bridge. */
function isNativeBridge(value: unknown): value is NativeBridge {
  return (
    typeof value === 'object' &&
    value !== null &&
    !(value instanceof Node) &&
    'openLink' in value &&
    typeof value.openLink === 'function'
  );
}
