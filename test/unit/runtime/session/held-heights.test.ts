import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { createStore } from '../../../../src/platform/store.ts';
import { createPageElements } from '../../../../src/runtime/page-elements/page-elements.ts';
import { holdHeights } from '../../../../src/runtime/session/held-heights.ts';
import type { SessionStore } from '../../../../src/runtime/session/session-store.ts';
import { fakeClock } from '../../../support/fake-clock.ts';
import { createDeferred } from '../../../support/fake-transport.ts';

/** A page with an element of the customer, 900 px high, and one that anybody sees. */
function openPage(first = 'logged-in') {
  const clock = fakeClock();
  const queryClient = new QueryClient();
  const elements = createPageElements();
  let height = 900;
  const session = createStore<{ readonly status: string }>({ status: first });
  const [own, open] = [true, false].map((needsCustomer) => {
    const element = document.createElement('div');
    const box = document.createElement('div');
    box.className = 'kfp';
    Object.defineProperty(box, 'offsetHeight', { get: () => height });
    element.attachShadow({ mode: 'open' }).append(box);
    elements.add({ element, needsCustomer });
    return box;
  });
  const stop = holdHeights({ window, clock, queryClient, elements, session: session as unknown as SessionStore });
  onTestFinished(stop);
  const setStatus = (status: string) => session.set({ status });
  const setHeight = (next: number) => void (height = next);
  const pageHide = () => void window.dispatchEvent(new Event('pagehide'));
  return { clock, queryClient, setStatus, setHeight, pageHide, stop, heights: () => [own, open].map((box) => box?.style.minBlockSize) };
}

test('an element of the customer keeps its height while the session loads again, and until its data has come again SW-33', async () => {
  const { clock, queryClient, setStatus, heights } = openPage();
  setStatus('loading');
  clock.advance(9_999);
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

test('time in the back/forward cache does not count, and a second return before the data has come changes nothing SW-33', () => {
  const { clock, setStatus, setHeight, pageHide, heights } = openPage();
  for (let turn = 0; turn < 2; turn += 1) {
    setStatus('loading');
    pageHide();
    setHeight(300);
    clock.advance(60_000);
    setStatus('loading');
    clock.advance(1_000);
    setStatus('logged-in');
    expect(heights()).toEqual(['900px', '']);
  }
});

test('its height is released where nobody is logged in any more, where the session hangs, and when the runtime ends SW-33', () => {
  const { clock, setStatus, stop, heights } = openPage();
  setStatus('loading');
  setStatus('logged-out');
  expect(heights()).toEqual(['', '']);
  setStatus('loading');
  clock.advance(10_000);
  expect(heights()).toEqual(['', '']);
  setStatus('logged-in');
  setStatus('loading');
  expect(heights()).toEqual(['900px', '']);
  stop();
  expect(heights()).toEqual(['', '']);
});

test('a session that goes on holds no height, nor does the first load of the page SW-33', () => {
  const { setStatus, heights } = openPage('loading');
  setStatus('loading');
  expect(heights()).toEqual(['', '']);
  for (let turn = 0; turn < 2; turn += 1) {
    setStatus('logged-in');
    expect(heights()).toEqual(['', '']);
  }
});

test('a height that was released stays so while the session still hangs SW-33', () => {
  const { clock, setStatus, heights } = openPage();
  setStatus('loading');
  clock.advance(10_000);
  setStatus('loading');
  expect(heights()).toEqual(['', '']);
});

test('a call that hangs with the session keeps no height longer SW-33', () => {
  const { clock, queryClient, setStatus, heights } = openPage();
  setStatus('loading');
  void queryClient.query({ queryKey: ['a'], queryFn: () => new Promise(() => undefined) });
  clock.advance(10_000);
  expect(heights()).toEqual(['', '']);
});

test('where no data has to come again, its height is released 3 s after the session SW-33', () => {
  const { clock, setStatus, heights } = openPage();
  setStatus('loading');
  setStatus('logged-in');
  clock.advance(2_999);
  expect(heights()).toEqual(['900px', '']);
  clock.advance(1);
  expect(heights()).toEqual(['', '']);
});

test('a runtime that is gone holds no height any more SW-33', () => {
  const { setStatus, stop, heights } = openPage();
  stop();
  setStatus('loading');
  expect(heights()).toEqual(['', '']);
});
