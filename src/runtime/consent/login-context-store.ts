import type { QueryClient } from '@tanstack/react-query';
import { clientContextQuery } from '../../api/client-context.ts';
import type { ApiClient } from '../../api/client.ts';
import type { LoginContext } from '../../domain/distributor.ts';
import { parseLoginContext } from '../../domain/distributor.ts';
import type { ReadableStore } from '../../platform/store.ts';
import { createStore } from '../../platform/store.ts';
import type { RuntimeSources } from '../host/host.ts';
import type { SessionStore } from '../session/session.ts';

export interface LoginContextStore extends ReadableStore<LoginContext | undefined> {
  readonly dispose: () => void;
}

export interface LoginContextOptions {
  readonly sources: ReadableStore<RuntimeSources>;
  readonly session: SessionStore;
  readonly queryClient: QueryClient;
  readonly api: ApiClient;
}

/**
 * The login context of the page (CF-31): what the host says, else what the customer's own login tells.
 * Undefined until that is known; while the session is asked anew it stays as it was.
 */
export function createLoginContextStore({ sources, session, queryClient, api }: LoginContextOptions): LoginContextStore {
  const store = createStore<LoginContext | undefined>(undefined);
  let asked = 0;

  async function ask(): Promise<void> {
    const number = ++asked;
    const answer = await queryClient.query(clientContextQuery(api)).catch(() => undefined);
    // A login that does not tell counts as one on the insurer's own site.
    if (number === asked) store.set(parseLoginContext(answer?.loginContext));
  }

  function update(): void {
    const { loginContext } = sources.get();
    const { status } = session.get();
    if (loginContext === undefined && status === 'loading') return;
    asked++;
    if (loginContext === undefined && status === 'logged-in') void ask();
    else store.set(parseLoginContext(loginContext));
  }

  const stops = [sources.subscribe(update), session.subscribe(update)];
  update();
  return {
    get: store.get,
    subscribe: store.subscribe,
    dispose() {
      asked++;
      for (const stop of stops) stop();
    },
  };
}
