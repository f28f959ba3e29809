import { createContext, useContext } from 'react';
import type { Distributor, LoginContext } from '../domain/distributor.ts';
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
