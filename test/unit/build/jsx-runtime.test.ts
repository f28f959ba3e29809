import { h, render } from 'preact';
import { expect, test } from 'vitest';
import { jsx } from '../../../build/jsx-runtime.mjs';

const drawn = (...steps: readonly unknown[]) => {
  const place = document.createElement('div');
  for (const children of steps) render(jsx('p', { children } as object), place);
  return place.innerHTML;
};

test.each<[string, readonly unknown[], string]>([
  ['numbers and texts', [['Totalt ', 0, ' kr']], '<p>Totalt 0 kr</p>'],
  ['conditions that do not hold', [[false, null, undefined, 'Bil', true]], '<p>Bil</p>'],
  ['an empty text', ['Bil', ''], '<p></p>'],
  ['nothing', ['Bil', null], '<p></p>'],
  ['a text, then elements', ['Bil', h('b', null, 'Hus')], '<p><b>Hus</b></p>'],
  ['elements, then a text', [h('b', null, 'Hus'), 'Bil'], '<p>Bil</p>'],
])('an element of text gets its content: %s', (_, steps, expected) => {
  expect(drawn(...steps)).toBe(expected);
});

test('it changes a text whose node a translator has replaced', () => {
  const place = document.createElement('div');
  render(jsx('p', { children: 'Om 60 sekunder' }), place);
  place.querySelector('p')?.firstChild?.replaceWith(document.createElement('span'));
  render(jsx('p', { children: 'Om 59 sekunder' }), place);
  expect(place.textContent).toBe('Om 59 sekunder');
});
