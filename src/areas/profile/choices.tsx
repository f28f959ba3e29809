import type { Retry } from '../../hooks/use-retry.ts';
import { Card } from '../../ui/content/card.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { choicesText } from './choices-text.ts';
import { ConsentRows } from './consent-rows.tsx';
import { DocumentsForm } from './documents-form.tsx';
import { QuerySection } from './query-section.tsx';
import type { Profile } from './use-profile.ts';

interface ChoicesProps {
  readonly profile: Profile;
  /** Of the code of the choices, and of what they begin with. */
  readonly retry: Retry;
}

/** What the customer may choose: documents on paper, and consents. */
export function Choices({ profile: { customer, reservation, consents }, retry }: ChoicesProps) {
  return (
    <Stack gap={40}>
      <QuerySection title={choicesText.documents} query={reservation} errorText={choicesText.documentsFetchError} retry={retry}>
        {({ hasReservation }) => <Card><DocumentsForm isOnPaper={hasReservation} /></Card>}
      </QuerySection>
      {consents && (
        <QuerySection title={choicesText.consents} query={consents} errorText={choicesText.consentsFetchError}>
          {(texts) => <ConsentRows customer={customer.data} texts={texts} />}
        </QuerySection>
      )}
    </Stack>
  );
}
