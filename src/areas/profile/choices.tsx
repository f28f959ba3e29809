import { Stack } from '../../ui/stack.tsx';
import { ConsentsSection } from './consents-section.tsx';
import { DocumentsSection } from './documents-section.tsx';
import type { Profile } from './use-profile.ts';

/** What the customer may choose: documents on paper, and consents. */
export function Choices({ profile: { customer, reservation, consents } }: { readonly profile: Profile }) {
  return (
    <Stack gap={40}>
      <DocumentsSection query={reservation} />
      {consents && <ConsentsSection customer={customer.data} query={consents} />}
    </Stack>
  );
}
