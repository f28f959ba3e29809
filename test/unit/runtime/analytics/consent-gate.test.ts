import { expect, onTestFinished, test, vi } from 'vitest';
import { createTrackingPage } from '../../../support/tracking-page.ts';

/** A page with a button of ours. */
async function pageWithButton(options: Parameters<typeof createTrackingPage>[0]) {
  const page = createTrackingPage(options);
  page.element.attachShadow({ mode: 'open' }).innerHTML = '<button>Neste</button>';
  onTestFinished(page.services.elements.add({ element: page.element, needsCustomer: false }));
  await page.pass();
  const press = () => page.element.shadowRoot?.querySelector('button')?.click();
  return { ...page, press };
}

test('what a customer does before an answer waits like any other event, and a yes sends it TR-02 TR-05 TR-30', async () => {
  const { press, gate, consentTo, pass, events } = await pageWithButton({ statistics: null });
  press();
  press();
  expect([gate.queued(), gate.counts.created]).toEqual([2, 2]);
  consentTo('accepted');
  await pass();
  await pass(6_000);
  expect(events().map(({ event, properties }) => [event, properties['navn']])).toEqual([['Knappetrykk', 'Neste'], ['Knappetrykk', 'Neste']]);
});

test('what a customer does after a no is not looked at any more, and is again after a yes TR-04', async () => {
  const { press, gate, consentTo, pass } = await pageWithButton({ statistics: 'accepted' });
  press();
  expect(gate.counts.created).toBe(1);
  consentTo('denied');
  press();
  expect([gate.counts.created, gate.queued(), gate.counts.dropped]).toEqual([1, 0, { 'opted out': 1 }]);
  consentTo('accepted');
  await pass();
  press();
  expect([gate.counts.created, gate.queued()]).toEqual([2, 1]);
});

test('a customer who has said no before is not looked at at all TR-04', async () => {
  const { press, gate } = await pageWithButton({ statistics: 'denied' });
  press();
  expect(gate.counts).toEqual({ created: 0, delivered: 0, dropped: {} });
});

test('an answer that is gone ends the request that is under way, and its event waits B4', async () => {
  const { track, gate, consentTo, pass, requests, balance } = createTrackingPage({ respond: () => new Promise(() => undefined) });
  track({ event: 'AbTest' });
  await pass();
  await pass(6_000);
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([false]);
  consentTo(null);
  expect([requests[0]?.signal.aborted, gate.consent.get(), gate.queued()]).toEqual([true, 'UNANSWERED', 1]);
  expect(balance()).toEqual([1, 1]);
});

test.each(['accepted', 'denied', null] as const)('a page with the answer %s may end at any moment', async (statistics) => {
  const first = createTrackingPage({ statistics });
  first.close();
  await first.pass(60_000);
  const second = createTrackingPage({ statistics });
  second.track({ event: 'AbTest' });
  await second.pass();
  second.close();
  await second.pass();
  expect([first.clock.pending(), second.clock.pending()]).toEqual([0, 0]);
});

test('after the end nothing is looked at, counted or sent any more', async () => {
  const { press, gate, track, pass, requests, services, clock } = await pageWithButton({ statistics: 'accepted' });
  track({ event: 'AbTest' });
  await pass();
  await pass(6_000);
  gate.dispose();
  const heard = vi.fn();
  services.findEventTarget()?.addEventListener('kfp-track', heard);
  press();
  track({ event: 'AbTest' });
  window.dispatchEvent(new Event('focus'));
  await pass(60_000);
  expect([requests.length, gate.counts, heard.mock.calls.length, clock.pending()]).toEqual([1, { created: 1, delivered: 1, dropped: {} }, 0, 0]);
});

test('each change of the answer is told once, as it is now CK-24', async () => {
  const { gate, consentTo } = createTrackingPage({ statistics: null });
  const told: string[] = [];
  gate.consent.subscribe(() => told.push(gate.consent.get()));
  // The code of our dialog arrives.
  await Promise.resolve();
  for (const answer of [null, 'denied', 'denied', 'accepted', null] as const) consentTo(answer);
  expect(told).toEqual(['OPTED_OUT', 'OPTED_IN', 'UNANSWERED']);
});
