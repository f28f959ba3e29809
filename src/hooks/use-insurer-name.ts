import { useConfig } from './app-context.ts';

/** Returns the insurer's name: `insurerName` of the configuration, Fremtind Forsikring by default. */
export function useInsurerName(): string {
  return useConfig().insurerName ?? 'Fremtind Forsikring';
}
