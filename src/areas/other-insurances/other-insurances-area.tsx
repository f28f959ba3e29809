import type { ReactNode } from 'react';
import { Stack } from '../../ui/layout/stack.tsx';
import { OtherInsurancesSection } from './other-insurances-section.tsx';
import { useOtherInsurances } from './use-other-insurances.ts';

/** The other insurances inside a host's page: nothing of its own where none are configured. */
export function OtherInsurancesArea({ feedback }: { readonly feedback?: ReactNode }) {
  const insurances = useOtherInsurances();
  if (insurances.length === 0) return null;
  return (
    <Stack gap="section">
      <OtherInsurancesSection insurances={insurances} />
      {feedback}
    </Stack>
  );
}
