import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Distributor, LoginContext } from '../domain/distributor.ts';
import type { ReadableStore } from '../platform/store.ts';
import type { Config } from '../runtime/config/config.ts';
import type { PageElement } from '../runtime/page-elements/page-elements.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** What every component inside an element can reach. */
export interface AppContext {
  readonly runtime: Runtime;
  /** The custom element around the component; events are dispatched on it. */
  readonly element: Element;
  readonly distributor: Distributor;
  readonly loginContext: LoginContext;
}

const Context = createContext<AppContext | undefined>(undefined);

/** Gives the context to the components below it; the shell renders one in each element. */
export const AppContextProvider = Context.Provider;

/** @throws Error outside an `AppContextProvider`. */
export function useAppContext(): AppContext {
  const context = useContext(Context);
  if (!context) throw new Error('useAppContext must be used within an AppContextProvider');
  return context;
}

/** The value of a service's store; renders again when it changes. */
export function useStore<T>(store: ReadableStore<T>): T {
  return useSyncExternalStore(store.subscribe, store.get);
}

/** The page's checked configuration. */
export function useConfig(): Config {
  return useStore(useAppContext().runtime.config);
}

/** Whether this element is the first of its kind in document order: it shows what is said once per page. */
export function useIsFirstElement(isOfKind: (entry: PageElement) => boolean = () => true): boolean {
  const { runtime, element } = useAppContext();
  return useStore(runtime.elements).find(isOfKind)?.element === element;
}
