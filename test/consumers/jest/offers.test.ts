import '@kfp/elements';
import { handlers } from '@kfp/elements/testing';
import { setupServer } from 'msw/node';

const server = setupServer(...handlers({ customer: 'one' }));
beforeAll(() => server.listen());
afterAll(async () => {
  document.body.replaceChildren();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  server.close();
});

test('the page shows the saved offers', async () => {
  const runtime = document.createElement('kfp-runtime');
  runtime.distributor = 'sb1';
  const offers = document.createElement('kfp-offers');
  const shown = new Promise((resolve) => offers.addEventListener('kfp-ready', resolve));
  document.body.append(runtime, offers);
  await shown;
  expect(offers.shadowRoot?.textContent).toContain('Innbo');
}, 15_000);
