import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Distributor, LoginContext } from '../domain/distributor.ts';
import type { ReadableStore } from '../platform/store.ts';
import type { Config } from '../runtime/config/config.ts';
import type { PageElement } from '../runtime/page-elements/page-elements.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { Session } from '../runtime/session/session.ts';

/** The services and settings that every component inside an element can use. */
export interface AppContext {
  readonly runtime: Runtime;
  /** The custom element around the component; events are dispatched on it. */
  readonly element: Element;
  readonly distributor: Distributor;
  readonly loginContext: LoginContext;
}

const Context = createContext<AppContext | undefined>(undefined);

/** Provides the context to its descendants. The shell renders one in each element. */
export const AppContextProvider = Context.Provider;

/** @throws Error outside an `AppContextProvider`. */
export function useAppContext(): AppContext {
  const context = useContext(Context);
  if (!context) throw new Error('useAppContext must be used within an AppContextProvider');
  return context;
}

/** Returns the value of a service's store. The component renders again when the value changes. */
export function useStore<T>(store: ReadableStore<T>): T {
  return useSyncExternalStore(store.subscribe, store.get);
}

/** Returns the page's validated configuration. */
export function useConfig(): Config {
  return useStore(useAppContext().runtime.config);
}

/** Whether this element is the first of its kind in document order. The first one shows content that appears once per page. */
export function useIsFirstElement(isOfKind: (entry: PageElement) => boolean = () => true): boolean {
  const { runtime, element } = useAppContext();
  return useStore(runtime.elements).find(isOfKind)?.element === element;
}

/**
 * Returns who is logged in. On mount it requests the session again when the last response is older than 60 s.
 * The result omits the session's expiry time, because each backend response changes it.
 */
export function useSession(): Pick<Session, 'status' | 'customer'> {
  const { session } = useAppContext().runtime;
  useEffect(() => session.revalidate(), [session]);
  useSyncExternalStore(session.subscribe, () => `${session.get().status} ${session.get().customer}`);
  return session.get();
}
