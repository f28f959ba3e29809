import type { MutationOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ReadableStore } from '../platform/store.ts';
import type { TabTurns } from '../platform/tab-turns.ts';
import type { CustomerToken } from '../runtime/query/query.ts';

/** False once it is another customer's: a change that reads before it writes asks in between. */
export type IsStillTheirs = () => boolean;

/** One change of what the backend knows of the customer. */
export interface CustomerChange<V> {
  /** Changes of the same scope are sent one after the other, in the order in which they were made, in all tabs. */
  readonly scope: string;
  readonly send: (value: V, isStillTheirs: IsStillTheirs) => Promise<unknown>;
  /** What the change may alter, read when it is over: each is asked for again, whatever came of it. */
  readonly queryKeys: () => readonly QueryKey[];
  /** Puts a value that was stored where the answers are kept, so that it shows until the next answer. */
  readonly commit?: ((value: V) => void) | undefined;
  /** The change is over. Not called for a customer who has gone. */
  readonly onSettled?: ((value: V, isSaved: boolean) => void) | undefined;
}

/** What a mutation of a change is called with. */
export interface ChangeVariables<V> {
  readonly value: V;
  /** Whose change it is. */
  readonly token: CustomerToken;
}

export interface CustomerMutationServices {
  readonly queryClient: QueryClient;
  readonly customerToken: ReadableStore<CustomerToken>;
  readonly tabTurns: TabTurns;
}

/**
 * The library's mutation for a change of the customer's: in the order of its scope, also across tabs, and held back while
 * the device is offline. Nothing is sent for a customer who has gone, and nothing comes of what was (CF-70).
 */
export function customerMutation<V>(
  { queryClient, customerToken, tabTurns }: CustomerMutationServices, change: CustomerChange<V>,
): MutationOptions<void, Error, ChangeVariables<V>> {
  const isTheirs = ({ token }: ChangeVariables<V>) => token === customerToken.get();
  return {
    scope: { id: change.scope },
    mutationFn: (variables) =>
      tabTurns(`kfp-change-${change.scope}`, async () => {
        if (isTheirs(variables)) await change.send(variables.value, () => isTheirs(variables));
      }),
    async onSettled(_data, error, variables) {
      if (!isTheirs(variables)) return;
      // An answer that is under way may be older than the change.
      const queryKeys = change.queryKeys();
      await Promise.all(queryKeys.map((queryKey) => queryClient.cancelQueries({ queryKey })));
      if (!error) change.commit?.(variables.value);
      for (const queryKey of queryKeys) void queryClient.invalidateQueries({ queryKey });
      change.onSettled?.(variables.value, !error);
    },
  };
}
