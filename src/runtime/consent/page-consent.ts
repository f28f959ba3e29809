import type { QueryClient } from '@tanstack/react-query';
import { clientContextQuery } from '../../api/client-context.ts';
import type { ApiClient } from '../../api/client.ts';
import type { LoginContext } from '../../domain/distributor.ts';
import { parseLoginContext } from '../../domain/distributor.ts';
import type { DerivedStore, ReadableStore, Store } from '../../platform/store.ts';
import { createStore } from '../../platform/store.ts';
import type { RuntimeSources } from '../host/host.ts';
import { dispatchHostEvent } from '../host/host.ts';
import type { SessionStore } from '../session/session.ts';
import type { ConsentStore, ConsentStoreOptions } from './consent-store.ts';
import { createConsentStore } from './consent-store.ts';

/** The consent store with the state of the cookie dialog. */
export interface PageConsent extends ConsentStore {
  /** Whether the dialog was requested, whatever the stored answers are. */
  readonly isWanted: Store<boolean>;
  /** The element whose question the customer left without an answer. No other element asks until the answers change. */
  readonly leftIn: Store<Element | undefined>;
  /** Whether the host has been told that the browser keeps no cookies. */
  readonly isRefusalTold: Store<boolean>;
}

export interface PageConsentOptions extends Pick<ConsentStoreOptions, 'window' | 'config' | 'elements'>, LoginContextOptions {
  /** The target for events of the page. */
  readonly findEventTarget: () => Element | undefined;
}

/** Creates the services for the customer's consent. */
export function createPageConsent({ findEventTarget, ...options }: PageConsentOptions): PageConsent {
  const loginContext = createLoginContextStore(options);
  const consent = createConsentStore({
    ...options,
    loginContext,
    onOutsideChange(answers) {
      const target = findEventTarget();
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

interface LoginContextOptions {
  readonly sources: ReadableStore<RuntimeSources>;
  readonly session: SessionStore;
  readonly queryClient: QueryClient;
  readonly api: ApiClient;
}

/**
 * The login context of the page (CF-31): the host's value, else that of the customer's login. Undefined until it is
 * known; it stays while session-status is asked again.
 */
function createLoginContextStore({ sources, session, queryClient, api }: LoginContextOptions): DerivedStore<LoginContext | undefined> {
  const store = createStore<LoginContext | undefined>(undefined);
  let asked = 0;
  let known = '';

  async function ask(): Promise<void> {
    const number = ++asked;
    const query = clientContextQuery(api);
    const context = await queryClient.query(query).catch(() => undefined);
    if (number !== asked) return;
    if (context || queryClient.getQueryState(query.queryKey)?.error) {
      // A login without a context counts as a login on the insurer's own site.
      store.set(parseLoginContext(context?.loginContext));
    } else {
      // The customer's data was dropped meanwhile. If the same customer is still there, the call is sent again.
      known = '';
    }
  }

  function update(): void {
    const { loginContext } = sources.get();
    const { status, customer } = session.get();
    if (loginContext === undefined && status === 'loading') return;
    const inputs = [loginContext, status, customer].join();
    // Each response from the backend changes the session's expiry. A call for that would get such a response too.
    if (inputs === known) return;
    known = inputs;
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
