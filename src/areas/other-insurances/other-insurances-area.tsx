import { OtherInsurancesSection } from './other-insurances-section.tsx';
import { useOtherInsurances } from './use-other-insurances.ts';

/** The other insurances inside a host's page: nothing of its own where none are configured (OI-07). */
export function OtherInsurancesArea() {
  const insurances = useOtherInsurances();
  return insurances.length > 0 ? <OtherInsurancesSection insurances={insurances} /> : null;
}
