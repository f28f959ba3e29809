import { onlineManager } from '@tanstack/query-core';
import { statusOf } from '../api/errors.ts';
import type { ReadableStore } from '../platform/store.ts';
import { createStore } from '../platform/store.ts';
import type { TabTurns } from '../platform/tab-turns.ts';

/** The changes to the customer's data that are under way; true while one waits for the device to be online. */
export interface ChangeQueue extends ReadableStore<boolean> {
  /**
   * Sends a change once, when those of its scope before it have ended, in other tabs too, and the device is online
   * (API-65, API-78), and ends with `settle`, which is told whether it was stored. Gives false when it is another
   * customer's by now, sent or not: nothing must come of it, and `settle` is left out (CF-70). Rejects with what
   * `change` rejects with.
   */
  readonly send: (scope: string, ...work: Work) => Promise<boolean>;
  /** What is under way is another customer's from now on; what has not been sent never is. */
  readonly clear: () => void;
}

/** False once it is another customer's: a change that reads before it writes asks in between. */
export type IsStillTheirs = () => boolean;

type Work = [change: (isStillTheirs: IsStillTheirs) => Promise<unknown>, settle: (isStored: boolean) => Promise<void>];

/**
 * @param onUnauthorized is told when a change was refused because nobody is logged in
 * @param inTurn by default changes heed no other tab
 */
export function createChangeQueue(
  onUnauthorized: () => void, inTurn: TabTurns = (_name, work) => work(),
): ChangeQueue {
  const isWaiting = createStore(false);
  const waiting = new Set<() => void>();
  const lastOfScope = new Map<string, Promise<unknown>>();
  let customer = {};

  function goOn(): void {
    isWaiting.set(false);
    for (const resume of waiting) resume();
    waiting.clear();
  }

  async function whenOnline(): Promise<void> {
    if (onlineManager.isOnline()) return;
    isWaiting.set(true);
    let stop: (() => void) | undefined;
    await new Promise<void>((resolve) => {
      waiting.add(resolve);
      stop = onlineManager.subscribe(goOn);
    });
    stop?.();
  }

  async function run(scope: string, ...[change, settle]: Work): Promise<boolean> {
    const owner = customer;
    const isStillTheirs = () => owner === customer;
    await lastOfScope.get(scope)?.catch(() => undefined); // Its own caller is told.
    await whenOnline();
    try {
      await inTurn(`kfp-change-${scope}`, async () => {
        if (isStillTheirs()) await change(isStillTheirs);
      });
    } catch (error) {
      if (statusOf(error) === 401) onUnauthorized();
      if (!isStillTheirs()) return false;
      await settle(false);
      throw error;
    }
    if (!isStillTheirs()) return false;
    await settle(true);
    return true;
  }

  return {
    get: isWaiting.get,
    subscribe: isWaiting.subscribe,
    send(scope, ...work) {
      const result = run(scope, ...work);
      lastOfScope.set(scope, result);
      return result;
    },
    clear() {
      customer = {};
      goOn();
    },
  };
}
