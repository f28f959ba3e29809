import { apiPath } from './api-path.ts';
import { sendChange } from './change.ts';
import type { ApiClient } from './client.ts';

/** Deletes a saved offer (API-37). Rejects with a MissingParameterError without a policy number (API-16). */
export async function removeOffer(client: ApiClient, policyNumber: string | undefined): Promise<void> {
  await sendChange(client, 'DELETE', apiPath('avtaleoversikt/tilbud', policyNumber), undefined, {
    endpoint: 'avtaleoversikt/tilbud/{policyNumber}',
  });
}
