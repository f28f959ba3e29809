import { apiPath } from './api-path.ts';
import type { ApiClient } from './client.ts';

/**
 * Deletes a saved offer (API-37). Rejects when the call fails, and with a MissingParameterError without a policy number
 * (API-16).
 */
export async function removeOffer(client: ApiClient, policyNumber: string | undefined): Promise<void> {
  await client.send('DELETE', apiPath('avtaleoversikt/tilbud', policyNumber), undefined, {
    endpoint: 'avtaleoversikt/tilbud/{policyNumber}',
  });
}
