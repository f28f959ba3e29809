import type { SessionDetail } from './session-store.ts';
import type { NativeLink, LinkKind } from '../domain/link.ts';

export interface ErrorDetail {
  readonly tag: string;
  /** The area of the portal that failed, for example `offers`. */
  readonly area: string;
  readonly status?: number;
  readonly correlationId: string;
  /** True when the customer was offered another try. */
  readonly recoverable: boolean;
}

/** Every event that a host page can listen to, with its `detail` (contract section 4). */
export interface HostEventDetails {
  'kfp-ready': { readonly tag: string };
  'kfp-navigate': { readonly href: string; readonly kind: LinkKind };
  'kfp-native-link': NativeLink;
  'kfp-session': SessionDetail;
  'kfp-error': ErrorDetail;
}

/** Events whose default action a host may prevent. */
const cancelable: readonly (keyof HostEventDetails)[] = ['kfp-navigate', 'kfp-native-link'];

/**
 * Fires a bubbling, composed event on `target`.
 * @returns False when the host prevented the default action.
 */
export function dispatchHostEvent<K extends keyof HostEventDetails>(
  target: EventTarget,
  type: K,
  detail: HostEventDetails[K],
): boolean {
  return target.dispatchEvent(
    new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: cancelable.includes(type) }),
  );
}
