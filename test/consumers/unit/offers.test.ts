import '@kfp/elements';
import { handlers } from '@kfp/elements/testing';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const server = setupServer(...handlers({ customer: 'one' }));
beforeAll(() => server.listen());
afterAll(async () => {
  // The elements end their work with the frame after they are removed; the window is gone after this.
  document.body.replaceChildren();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  server.close();
});

test('the page shows the saved offers', async () => {
  const runtime = document.createElement('kfp-runtime');
  runtime.distributor = 'sb1';
  const offers = document.createElement('kfp-offers');
  document.body.append(runtime, offers);
  await vi.waitFor(() => expect(offers.shadowRoot?.textContent).toContain('Innbo'), 10_000);
  expect(customElements.get('kfp-offers')).toBeDefined();
});
