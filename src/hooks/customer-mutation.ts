import type { MutationOptions, QueryKey } from '@tanstack/react-query';
import type { ApiClient } from '../api/client.ts';
import { statusOf } from '../api/errors.ts';
import type { TabTurns } from '../platform/tab-turns.ts';
import type { CustomerToken } from '../runtime/query/query.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** False once it is another customer's: a change that reads before it writes asks in between. */
export type IsStillTheirs = () => boolean;

/** One change of what the backend knows of the customer. */
export interface CustomerChange<V> {
  /** Changes of the same scope are sent one after the other, in the order in which they were made, in all tabs. */
  readonly scope: string;
  readonly send: (api: ApiClient, value: V, isStillTheirs: IsStillTheirs) => Promise<unknown>;
  /** What the change may alter, read when it is over: each is asked for again, whatever came of it. */
  readonly queryKeys: () => readonly QueryKey[];
  /** Puts a value that was stored where the answers are kept, so that it shows until the next answer. */
  readonly commit?: ((value: V) => void) | undefined;
  /** The change is over. Not called for a customer who has gone. */
  readonly onSettled?: ((value: V, isSaved: boolean) => void) | undefined;
}

/** What a mutation of a change is called with. */
export interface ChangeVariables<V> {
  /** For this change and its further tries. */
  readonly api: ApiClient;
  readonly value: V;
  /** Whose change it is. */
  readonly token: CustomerToken;
}

export interface CustomerMutationServices extends Pick<Runtime, 'queryClient' | 'customerToken' | 'lostChange' | 'getGuard'> {
  readonly session: Pick<Runtime['session'], 'get' | 'recheck'>;
  readonly tabTurns: TabTurns;
}

/**
 * The library's mutation for a change of the customer's: in the order of its scope, also across tabs, and held back while
 * the device is offline. Nothing is sent for a customer who has gone, and nothing comes of what was (CF-70).
 */
export function customerMutation<V>(
  services: CustomerMutationServices, change: CustomerChange<V>,
): MutationOptions<void, Error, ChangeVariables<V>> {
  const { queryClient, customerToken, lostChange, tabTurns, getGuard } = services;
  const isTheirs = ({ token }: ChangeVariables<V>) => token === customerToken.get();
  return {
    scope: { id: change.scope },
    mutationFn: (variables) =>
      tabTurns(`kfp-change-${change.scope}`, async () => {
        if (isTheirs(variables)) await change.send(variables.api, variables.value, () => isTheirs(variables));
      }),
    async onSettled(_data, error, variables) {
      if (statusOf(error) === 401) void noteLoss(services);
      if (!isTheirs(variables)) return;
      // An answer that is under way may be older than the change.
      const queryKeys = change.queryKeys();
      await Promise.all(queryKeys.map((queryKey) => queryClient.cancelQueries({ queryKey })));
      if (!error) {
        lostChange.set(false);
        change.commit?.(variables.value);
      }
      for (const queryKey of queryKeys) void queryClient.invalidateQueries({ queryKey });
      // They show what was there before. Without the guard's code they notice when they next ask.
      getGuard().then(({ tellChange }) => tellChange(queryKeys), () => undefined);
      change.onSettled?.(variables.value, !error);
    },
  };
}

/** The form goes with the session: where that is over, what was written is lost. */
async function noteLoss({ session, lostChange }: CustomerMutationServices): Promise<void> {
  await session.recheck();
  if (session.get().status === 'logged-out') lostChange.set(true);
}
