import type { ReadableStore } from '../../platform/store.ts';
import type { SessionDetail } from '../host/host.ts';
import { dispatchHostEvent } from '../host/host.ts';

/**
 * Fires `kfp-session`. The session may be known before there is an element to tell it on; then it waits for one of the
 * `arrivals`.
 *
 * @returns False when the host has prevented what would come next.
 */
export function tellSession(
  detail: SessionDetail,
  findTarget: () => Element | undefined,
  arrivals: readonly ReadableStore<unknown>[],
): boolean {
  const target = findTarget();
  if (target) return dispatchHostEvent(target, 'kfp-session', detail);
  const retry = () => {
    for (const stop of stops) stop();
    tellSession(detail, findTarget, arrivals);
  };
  const stops = arrivals.map((store) => store.subscribe(retry));
  return true;
}
