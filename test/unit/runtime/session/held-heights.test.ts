import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { createStore } from '../../../../src/platform/store.ts';
import { createPageElements } from '../../../../src/runtime/page-elements/page-elements.ts';
import { holdHeights } from '../../../../src/runtime/session/held-heights.ts';
import type { SessionStore } from '../../../../src/runtime/session/session-store.ts';
import { fakeClock } from '../../../support/fake-clock.ts';
import { createDeferred } from '../../../support/fake-transport.ts';

/** A page with an element of the customer, 900 px high, and one that anybody sees. */
function openPage() {
  const clock = fakeClock();
  const queryClient = new QueryClient();
  const elements = createPageElements();
  const session = createStore<{ readonly status: string }>({ status: 'logged-in' });
  const [own, open] = [true, false].map((needsCustomer) => {
    const element = document.createElement('div');
    const box = document.createElement('div');
    box.className = 'kfp';
    Object.defineProperty(box, 'offsetHeight', { value: 900 });
    element.attachShadow({ mode: 'open' }).append(box);
    elements.add({ element, needsCustomer });
    return box;
  });
  const stop = holdHeights({ window, clock, queryClient, elements, session: session as unknown as SessionStore });
  onTestFinished(stop);
  const leave = (persisted = true) => void window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));
  const setStatus = (status: string) => session.set({ status });
  return { clock, queryClient, setStatus, leave, stop, heights: () => [own, open].map((box) => box?.style.minBlockSize) };
}

test('an element of the customer keeps its height in the back/forward cache, and until its data has come again SW-33', async () => {
  const { clock, queryClient, setStatus, leave, heights } = openPage();
  leave();
  setStatus('loading');
  clock.advance(60_000);
  expect(heights()).toEqual(['900px', '']);
  const response = createDeferred();
  setStatus('logged-in');
  const answered = queryClient.query({ queryKey: ['a'], queryFn: () => response.promise });
  clock.advance(60_000);
  expect(heights()).toEqual(['900px', '']);
  response.resolve(1);
  await answered;
  clock.advance(2_999);
  expect(heights()).toEqual(['900px', '']);
  clock.advance(1);
  expect(heights()).toEqual(['', '']);
});

test('its height is released at once where nobody is logged in any more, and when the runtime ends SW-33', () => {
  const { setStatus, leave, stop, heights } = openPage();
  leave();
  setStatus('loading');
  setStatus('logged-out');
  expect(heights()).toEqual(['', '']);
  leave();
  stop();
  expect(heights()).toEqual(['', '']);
});

test('a page that is left for good keeps nothing SW-33', () => {
  const { leave, heights } = openPage();
  leave(false);
  expect(heights()).toEqual(['', '']);
});
