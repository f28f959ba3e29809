import { expect, test } from 'vitest';
import { placeMenu } from '../../../../src/ui/controls/menu.tsx';

const menu = { width: 350, height: 500 };
const view = { width: 800, height: 700 };
const place = (left: number, top: number, size = menu, room = view) => placeMenu({ left, top, width: 80, height: 48 }, size, room);

test('the menu opens below its button, on the edge that is nearer to the window\'s NA-24', () => {
  expect(place(40, 76)).toEqual({ left: 40, top: 128 });
  expect(place(680, 76)).toEqual({ left: 410, top: 128 });
});

test('and stays inside the window NA-24', () => {
  expect(place(16, 76, { width: 304, height: 500 }, { width: 320, height: 256 })).toEqual({ left: 8, top: 8 });
  expect(place(40, 600)).toEqual({ left: 40, top: 192 });
  expect(place(40, -300)).toEqual({ left: 40, top: 8 });
});
