import type { ReactNode } from 'react';
import { Text } from '../../ui/content/text.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { OtherInsurancesSection } from './other-insurances-section.tsx';
import { otherInsurancesText } from './other-insurances-text.ts';
import { useOtherInsurances } from './use-other-insurances.ts';

/** The other insurances as a page of the portal, which says so where none are configured. */
export function OtherInsurancesPage({ feedback }: { readonly feedback?: ReactNode }) {
  const insurances = useOtherInsurances();
  return (
    <Stack gap={40}>
      <PageHeader title={otherInsurancesText.pageTitle} />
      {insurances.length > 0 ? (
        <>
          <OtherInsurancesSection insurances={insurances} />
          {feedback}
        </>
      ) : (
        <Text>{otherInsurancesText.none}</Text>
      )}
    </Stack>
  );
}
