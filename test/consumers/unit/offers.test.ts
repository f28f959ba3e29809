import '@kfp/elements';
import { expect, test, vi } from 'vitest';

const offer = {
  name: 'Hytte på fjellet', policyNumber: '41', versionNumber: 1, productType: 'HYTTE', monthlyPrice: 310, yearlyPrice: 3720,
  expirationDate: '2099-12-31', systemSource: 'TIA',
};

/** What the API answers, by the end of the path; all else is empty. */
const answers: Record<string, unknown> = {
  '/auth/session-status': { kfpSessionId: 'session' },
  '/avtaleoversikt/tilbud': { tilbud: [offer], systemSourceError: false },
};

const transport: typeof fetch = async (input) => {
  const path = new URL(String(input), 'https://bank.example').pathname;
  const answer = Object.entries(answers).find(([end]) => path.endsWith(end))?.[1] ?? {};
  return new Response(JSON.stringify(answer), { headers: { 'Content-Type': 'application/json' } });
};

test('the page shows the saved offers', async () => {
  const runtime = document.createElement('kfp-runtime');
  runtime.transport = transport;
  const offers = document.createElement('kfp-offers');
  document.body.append(runtime, offers);
  await vi.waitFor(() => expect(offers.shadowRoot?.textContent).toContain('Hytte på fjellet'), 10_000);
  expect(customElements.get('kfp-offers')).toBeDefined();
});
