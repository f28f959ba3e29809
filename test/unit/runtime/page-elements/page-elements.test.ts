import { afterEach, expect, test, vi } from 'vitest';
import { createPageElements } from '../../../../src/runtime/page-elements/page-elements.ts';

afterEach(() => document.body.replaceChildren());

function addTo(parent: Element | ShadowRoot, name: string): HTMLElement {
  const element = document.createElement(name);
  parent.append(element);
  return element;
}

test('elements are kept in document order, whatever the order they come in LG-34', () => {
  const first = addTo(document.body, 'kfp-a');
  const second = addTo(document.body, 'kfp-b');
  const inner = addTo(second, 'kfp-c');
  const elements = createPageElements();
  for (const element of [inner, second, first]) elements.add({ element, needsCustomer: true });
  expect(elements.get().map(({ element }) => element.localName)).toEqual(['kfp-a', 'kfp-b', 'kfp-c']);
});

test('elements in shadow roots of the page are in the order that the customer sees LG-34', () => {
  const rooted = (parent: Element | ShadowRoot) => addTo(parent, 'bank-card').attachShadow({ mode: 'open' });
  const [top, bottom] = [rooted(document.body), rooted(document.body)];
  const [nested, deeper] = [rooted(top), rooted(top)];
  const places = [
    addTo(nested, 'kfp-1'), addTo(nested, 'kfp-2'), addTo(deeper, 'kfp-3'), addTo(top, 'kfp-4'), addTo(top.host, 'kfp-5'),
    addTo(bottom, 'kfp-6'), addTo(document.body, 'kfp-7'),
  ];
  for (const start of places.keys()) {
    for (const arrival of [places, [...places].reverse()]) {
      const elements = createPageElements();
      for (const element of [...arrival.slice(start), ...arrival.slice(0, start)]) elements.add({ element, needsCustomer: true });
      expect(elements.get().map(({ element }) => element)).toEqual(places);
    }
  }
});

test('an element that goes makes room, once LG-34', () => {
  const elements = createPageElements();
  const onChange = vi.fn();
  elements.subscribe(onChange);
  const first = elements.add({ element: addTo(document.body, 'kfp-a'), needsCustomer: true });
  elements.add({ element: addTo(document.body, 'kfp-b'), needsCustomer: false });
  first();
  first();
  expect(elements.get().map(({ element }) => element.localName)).toEqual(['kfp-b']);
});

test('an element counts as visible until it is said not to be, also when it is moved SW-28 CC-26', () => {
  const elements = createPageElements();
  const element = addTo(document.body, 'kfp-a');
  const leave = elements.add({ element, needsCustomer: false });
  const onChange = vi.fn();
  elements.subscribe(onChange);
  elements.setVisible(element, true);
  expect([elements.isVisible(element), onChange.mock.calls.length]).toEqual([true, 0]);
  for (let time = 0; time < 2; time++) elements.setVisible(element, false);
  expect([elements.isVisible(element), onChange.mock.calls.length]).toEqual([false, 1]);
  leave();
  elements.add({ element, needsCustomer: false });
  expect([elements.isVisible(element), elements.get().length]).toEqual([false, 1]);
  elements.setVisible(element, true);
  expect(elements.isVisible(element)).toBe(true);
});

test('the same element may be added again before it has gone', () => {
  const elements = createPageElements();
  const element = addTo(document.body, 'kfp-a');
  const stop = elements.add({ element, needsCustomer: true });
  elements.add({ element, needsCustomer: true });
  stop();
  expect(elements.get()).toHaveLength(1);
});
