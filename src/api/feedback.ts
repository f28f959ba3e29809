import type { ApiClient } from './client.ts';

/** A customer's answer to a question about a page (DM-70). */
export interface Feedback {
  readonly value: string;
  readonly message: string;
  readonly productCode?: string | undefined;
  /** Path of the page; the caller has removed the digits. */
  readonly page: string;
}

/**
 * Stores an answer (API-50). The request uses keepalive, because the customer may leave the page with or right after
 * the answer (FB-76). Rejects when the call fails.
 */
export async function sendFeedback(client: ApiClient, feedback: Feedback): Promise<void> {
  const { value, message, productCode, page } = feedback;
  const body = { feedbackValue: value, text: message, productCode, page };
  await client.send('POST', 'feedback/', body, { keepalive: true });
}
