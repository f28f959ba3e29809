import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createComponent } from '../../../build/react18/create-component.ts';

const events = { onKfpReady: 'kfp-ready', onKfpMetric: 'kfp-metric', onKfpSession: 'kfp-session' };
const Page = createComponent({ tag: 'bank-page', attributes: {}, properties: [] }, events);
const Offers = createComponent({ tag: 'bank-offers', attributes: {}, properties: [] }, events);

afterEach(cleanup);

type Props = Record<string, unknown>;

/** Draws an element inside another one as a server does. React takes both over when `takeOver` is called. */
function drawOnServer(offers: Props, page: Props = {}) {
  const view = <StrictMode><Page {...page}><Offers {...offers} /></Page></StrictMode>;
  const container = document.createElement('div');
  container.innerHTML = renderToString(view);
  document.body.append(container);
  const element = container.querySelector('bank-offers');
  if (!element) throw new Error('no element');
  const takeOver = async () => {
    render(view, { container, hydrate: true });
    await act(() => Promise.resolve());
  };
  return { element, takeOver };
}

const tell = (element: Element, type: string, init: CustomEventInit = {}) => {
  const event = new CustomEvent(type, { bubbles: true, composed: true, ...init });
  element.dispatchEvent(event);
  return event;
};

describe('an event that comes before React listens', () => {
  test('reaches the handlers of its element and of the elements around it, once and in order', async () => {
    const [onOffers, onPage, onNative] = [vi.fn(), vi.fn(), vi.fn()];
    const { element, takeOver } = drawOnServer({ onKfpReady: onOffers }, { onKfpReady: onPage });
    element.addEventListener('kfp-ready', onNative);
    const early = [tell(element, 'kfp-ready', { detail: 1 }), tell(element, 'kfp-ready', { detail: 2 })];
    expect(onOffers).not.toHaveBeenCalled();
    await takeOver();
    const late = tell(element, 'kfp-ready', { detail: 3 });
    for (const handler of [onOffers, onPage, onNative]) expect(handler.mock.calls).toEqual([...early, late].map((event) => [event]));
  });

  test('has its element as target, and the one of the handler as currentTarget', async () => {
    const places: unknown[] = [];
    const onKfpReady = ({ target, currentTarget }: Event) => places.push(target, currentTarget);
    const { element, takeOver } = drawOnServer({ onKfpReady }, { onKfpReady });
    tell(element, 'kfp-ready');
    await takeOver();
    expect(places).toEqual([element, element, element, element.parentElement]);
  });

  test('is heard although the handler of another one throws', async () => {
    const reported: unknown[] = [];
    // A browser reports what a microtask throws. Node would end the tests.
    vi.spyOn(globalThis, 'queueMicrotask').mockImplementation((task) => void Promise.resolve().then(task).catch((error: unknown) => reported.push(error)));
    const failure = new Error('bank');
    const handler = vi.fn().mockImplementationOnce(() => { throw failure; });
    const { element, takeOver } = drawOnServer({ onKfpReady: handler });
    tell(element, 'kfp-ready');
    tell(element, 'kfp-ready');
    await takeOver();
    expect(handler).toHaveBeenCalledTimes(2);
    expect(reported).toEqual([failure]);
  });

  test('finds the refs of the whole page', async () => {
    const found: unknown[] = [];
    const ref: { current: Element | null } = { current: null };
    const { element, takeOver } = drawOnServer({ onKfpReady: () => found.push(ref.current) }, { ref });
    tell(element, 'kfp-ready');
    await takeOver();
    expect(found).toEqual([element.parentElement]);
  });

  test('is not handed over when its default action can be prevented no more', async () => {
    const onKfpSession = vi.fn();
    const { element, takeOver } = drawOnServer({ onKfpSession });
    tell(element, 'kfp-session', { detail: { state: 'expired' }, cancelable: true });
    const told = tell(element, 'kfp-session', { detail: { state: 'warning' } });
    await takeOver();
    expect(onKfpSession.mock.calls).toEqual([[told]]);
  });

  test('starts no measuring: nobody reads the detail of a metric without a handler', async () => {
    const { element, takeOver } = drawOnServer({});
    const event = new CustomEvent('kfp-metric', { bubbles: true });
    const read = vi.fn();
    Object.defineProperty(event, 'detail', { get: read });
    element.dispatchEvent(event);
    await takeOver();
    expect(read).not.toHaveBeenCalled();
  });

  test('is kept for an element only up to a limit, and not after a component listens', async () => {
    const onKfpReady = vi.fn<(event: CustomEvent<number>) => void>();
    const { element, takeOver } = drawOnServer({ onKfpReady });
    for (let detail = 0; detail < 1000; detail++) tell(element, 'kfp-ready', { detail });
    await takeOver();
    expect(onKfpReady.mock.calls.map(([{ detail }]) => detail)).toEqual(Array.from({ length: 50 }, (_, detail) => detail));
  });

  test('is not delivered twice when React takes the page over while it is on its way', async () => {
    const onKfpReady = vi.fn();
    const { element, takeOver } = drawOnServer({ onKfpReady });
    let done: Promise<void> | undefined;
    document.addEventListener('kfp-ready', () => { done = takeOver(); }, { capture: true, once: true });
    const event = tell(element, 'kfp-ready');
    await done;
    expect(onKfpReady.mock.calls).toEqual([[event]]);
  });
});
