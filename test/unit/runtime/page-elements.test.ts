import { afterEach, expect, test, vi } from 'vitest';
import { createPageElements } from '../../../src/runtime/page-elements.ts';

afterEach(() => document.body.replaceChildren());

function addTo(parent: Element | ShadowRoot, name: string): HTMLElement {
  const element = document.createElement(name);
  parent.append(element);
  return element;
}

test('LG-34 elements are kept in document order, whatever the order they come in', () => {
  const first = addTo(document.body, 'kfp-a');
  const second = addTo(document.body, 'kfp-b');
  const inner = addTo(second, 'kfp-c');
  const elements = createPageElements();
  for (const element of [inner, second, first]) elements.add({ element, needsCustomer: true });
  expect(elements.get().map(({ element }) => element.localName)).toEqual(['kfp-a', 'kfp-b', 'kfp-c']);
});

test('LG-34 an element that goes makes room, once', () => {
  const elements = createPageElements();
  const onChange = vi.fn();
  elements.subscribe(onChange);
  const first = elements.add({ element: addTo(document.body, 'kfp-a'), needsCustomer: true });
  elements.add({ element: addTo(document.body, 'kfp-b'), needsCustomer: false });
  first();
  first();
  expect(elements.get().map(({ element }) => element.localName)).toEqual(['kfp-b']);
});

test('the same element may be added again before it has gone', () => {
  const elements = createPageElements();
  const element = addTo(document.body, 'kfp-a');
  const stop = elements.add({ element, needsCustomer: true });
  elements.add({ element, needsCustomer: true });
  stop();
  expect(elements.get()).toHaveLength(1);
});
