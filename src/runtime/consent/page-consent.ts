import type { QueryClient } from '@tanstack/react-query';
import { clientContextQuery } from '../../api/client-context.ts';
import type { ApiClient } from '../../api/client.ts';
import type { LoginContext } from '../../domain/distributor.ts';
import { parseLoginContext } from '../../domain/distributor.ts';
import type { ReadableStore, Store } from '../../platform/store.ts';
import { createStore } from '../../platform/store.ts';
import type { RuntimeSources } from '../host/host.ts';
import { dispatchHostEvent } from '../host/host.ts';
import type { SessionStore } from '../session/session.ts';
import type { ConsentStore, ConsentStoreOptions } from './consent-store.ts';
import { createConsentStore } from './consent-store.ts';

/** What has to do with the customer's consent. */
export interface PageConsent extends ConsentStore {
  /** Whether somebody wants the dialog to be open, whatever is stored. */
  readonly isWanted: Store<boolean>;
  /** The element in which the customer has left the question, until the answers change: no other asks it instead. */
  readonly leftIn: Store<Element | undefined>;
  /** Whether the host has been told that the browser keeps no cookies. */
  readonly isRefusalTold: Store<boolean>;
}

export interface PageConsentOptions extends Pick<ConsentStoreOptions, 'window' | 'config' | 'elements'>, LoginContextOptions {
  /** What events of the page are dispatched on. */
  readonly findTarget: () => Element | undefined;
}

/** Builds the services of the customer's consent. */
export function createPageConsent({ findTarget, ...options }: PageConsentOptions): PageConsent {
  const loginContext = createLoginContextStore(options);
  const consent = createConsentStore({
    ...options,
    loginContext,
    onOutsideChange(answers) {
      const target = findTarget();
      if (target) dispatchHostEvent(target, 'kfp-consent-change', answers);
    },
  });
  return {
    ...consent,
    isWanted: createStore(false),
    leftIn: createStore<Element | undefined>(undefined),
    isRefusalTold: createStore(false),
    dispose() {
      consent.dispose();
      loginContext.dispose();
    },
  };
}

interface LoginContextStore extends ReadableStore<LoginContext | undefined> {
  readonly dispose: () => void;
}

interface LoginContextOptions {
  readonly sources: ReadableStore<RuntimeSources>;
  readonly session: SessionStore;
  readonly queryClient: QueryClient;
  readonly api: ApiClient;
}

/**
 * The login context of the page (CF-31): what the host says, else what the customer's own login tells.
 * Undefined until that is known; while the session is asked anew it stays as it was.
 */
function createLoginContextStore({ sources, session, queryClient, api }: LoginContextOptions): LoginContextStore {
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
