import { QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { customerQuery } from '../../../../src/api/customer.ts';
import { offersQuery } from '../../../../src/api/offers.ts';
import { fakeChannels } from '../../../support/fake-channels.ts';
import { openGuardedPage, status } from './guarded-page.ts';

const customer = 'skadekunde/hent';
const offers = 'avtaleoversikt/tilbud';

/** A tab that shows the customer's data and the saved offers. */
async function openTab() {
  const page = await openGuardedPage({ responses: { [customer]: { navn: 'Ada Prøve' }, [offers]: { tilbud: [] } } });
  const { api, queryClient } = page.runtime;
  for (const query of [customerQuery(api), offersQuery(api)]) onTestFinished(new QueryObserver<unknown>(queryClient, query).subscribe(() => undefined));
  await page.pass();
  return { ...page, counts: () => [customer, offers, status].map((endpoint) => page.backend.count(endpoint)) };
}

test('what is changed in one tab is asked for again in the others, and nothing else is API-82', async () => {
  const { messages } = fakeChannels();
  const [one, two] = [await openTab(), await openTab()];
  const before = [one.counts(), two.counts()];
  (await one.runtime.getGuard()).tellChange([['kfp', 'customer'], ['kfp', 'legacy-customer']]);
  await two.pass();
  const [asked = 0, ...others] = before[1] ?? [];
  expect([one.counts(), two.counts()]).toEqual([before[0], [asked + 1, ...others]]);
  expect(messages.at(-1)).toEqual({ type: 'change', names: ['customer', 'legacy-customer'] });
});

test.each([{ names: ['session'] }, { names: 'customer' }, { names: [null, { customer: true }, 7] }, {}])(
  'a script of the origin that tells of another change has nothing asked: %j API-82', async (message) => {
    fakeChannels();
    const page = await openTab();
    const before = page.counts();
    new BroadcastChannel('kfp.session').postMessage({ type: 'change', ...message });
    await page.pass();
    expect(page.counts()).toEqual(before);
  },
);
