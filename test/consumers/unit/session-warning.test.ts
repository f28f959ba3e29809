import '@kfp/elements';
import { createMockServer, type MockServer } from '@kfp/elements/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let mock: MockServer;
beforeAll(async () => {
  mock = await createMockServer({ customer: 'one', scenario: 'expires-in-50' });
});
afterAll(async () => {
  document.body.replaceChildren();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await mock.close();
});

test('the customer is warned, and goes on', async () => {
  const runtime = document.createElement('kfp-runtime');
  runtime.distributor = 'sb1';
  runtime.apiHost = mock.url;
  const warning = document.createElement('kfp-session-warning');
  document.body.append(runtime, warning);
  const find = (text: string) => [...(warning.shadowRoot?.querySelectorAll('button') ?? [])].find((button) => button.textContent === text);
  await vi.waitFor(() => expect(find('Fortsett økten')).toBeDefined(), 10_000);
  expect(warning.shadowRoot?.querySelector('dialog')?.open).toBe(true);
  find('Fortsett økten')?.click();
  await vi.waitFor(() => expect(warning.shadowRoot?.querySelector('dialog')).toBeNull(), 10_000);
  expect(mock.requests.map(({ endpoint }) => endpoint)).toContain('session-extend');
});
