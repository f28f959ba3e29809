import type { Config } from '../runtime/config/config.ts';
import { useAppContext } from './app-context.ts';
import { useStore } from './use-store.ts';

/** The page's checked configuration. */
export function useConfig(): Config {
  return useStore(useAppContext().runtime.config);
}
