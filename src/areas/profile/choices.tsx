import { FocusArrival } from '../../ui/focus-arrival.tsx';
import { Stack } from '../../ui/stack.tsx';
import { ConsentsSection } from './consents-section.tsx';
import { DocumentsSection } from './documents-section.tsx';
import type { Profile } from './use-profile.ts';

interface ChoicesProps {
  readonly profile: Profile;
  /** Whether the customer has asked for their code again. */
  readonly isRetried: boolean;
}

/** What the customer may choose: documents on paper, and consents. */
export function Choices({ profile: { customer, reservation, consents }, isRetried }: ChoicesProps) {
  return (
    <FocusArrival isWanted={isRetried}>
      <Stack gap={40}>
        <DocumentsSection query={reservation} />
        {consents && <ConsentsSection customer={customer.data} query={consents} />}
      </Stack>
    </FocusArrival>
  );
}
