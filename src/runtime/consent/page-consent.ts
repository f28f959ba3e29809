import type { Store } from '../../platform/store.ts';
import { createStore } from '../../platform/store.ts';
import { dispatchHostEvent } from '../host/host.ts';
import type { ConsentStore, ConsentStoreOptions } from './consent-store.ts';
import { createConsentStore } from './consent-store.ts';
import type { LoginContextOptions } from './login-context-store.ts';
import { createLoginContextStore } from './login-context-store.ts';

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
