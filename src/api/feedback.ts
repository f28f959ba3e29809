import type { ApiClient } from './client.ts';

/** A customer's answer to a question about a page (DM-70). */
export interface Feedback {
  readonly value: string;
  readonly message: string;
  readonly productCode?: string | undefined;
  /** Path of the page, already without digits. */
  readonly page: string;
}

/** Stores an answer (API-50). The request outlives the page, which may be left with the answer or right after it (FB-76). */
export async function sendFeedback(client: ApiClient, feedback: Feedback): Promise<void> {
  const { value, message, productCode, page } = feedback;
  const body = { feedbackValue: value, text: message, productCode, page };
  await client.send('POST', 'feedback/', body, { keepalive: true });
}
