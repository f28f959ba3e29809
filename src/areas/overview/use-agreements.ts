import type { AllAgreements } from '../../hooks/use-all-agreements.ts';
import { useAllAgreements } from '../../hooks/use-all-agreements.ts';
import { useReady } from '../../hooks/use-ready.ts';

/** The customer's insurances; the host is told when they are here. */
export function useAgreements(): AllAgreements {
  const agreements = useAllAgreements();
  useReady(agreements.data !== undefined);
  return agreements;
}
