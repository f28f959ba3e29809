import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PurchaseEntriesArea } from '../../../../src/areas/purchase-entries/purchase-entries-area.tsx';
import { renderArea } from '../../../support/render-area.tsx';
import { setWindowWidth } from '../../../support/window-width.ts';

async function show() {
  const area = renderArea(<PurchaseEntriesArea />);
  // The picture's code is read from the disk, which takes time of its own.
  await import('../../../../src/ui/pictures/group-picture.tsx');
  await area.settle();
  return {
    ...area,
    photos: () => area.element.querySelectorAll('[part=photo]'),
    places: () => area.element.querySelectorAll('.with-picture-place'),
    async toggle(name: string) {
      fireEvent.click(screen.getByRole('button', { name }));
      await area.settle();
    },
  };
}

test('on a large screen the open group has a picture of its own, and a closed one none PE-20 PE-22', async () => {
  setWindowWidth(1200);
  const { photos, toggle } = await show();
  expect(photos()).toHaveLength(0);
  await toggle('Dyr');
  const [animals] = photos();
  expect(photos()).toHaveLength(1);
  expect(animals?.closest('[aria-hidden=true]')).not.toBeNull();
  const drawing = animals?.innerHTML;
  await toggle('Båt');
  expect(photos()).toHaveLength(1);
  expect(photos()[0]?.innerHTML).not.toBe(drawing);
  await toggle('Båt');
  expect(photos()).toHaveLength(0);
});

test('the place of the picture is there before it, so that nothing moves PE-20', async () => {
  setWindowWidth(1600);
  const { photos, places } = await show();
  expect(places()).toHaveLength(7);
  fireEvent.click(screen.getByRole('button', { name: 'Reise' }));
  expect([photos().length, places().length]).toEqual([0, 7]);
});

test.each([320, 800, 1199])('no picture and no place for one at %i px PE-21', async (width) => {
  setWindowWidth(width);
  const { photos, places, toggle } = await show();
  await toggle('Reise');
  expect([photos().length, places().length]).toEqual([0, 0]);
});

test('a window that changes its size, and what is watched no longer than the page is there PE-20 PE-21', async () => {
  const resize = setWindowWidth(800);
  const listening = vi.spyOn(EventTarget.prototype, 'addEventListener');
  const leaving = vi.spyOn(EventTarget.prototype, 'removeEventListener');
  const changes = (spy: typeof listening) => spy.mock.calls.filter(([type]) => type === 'change').length;
  const { photos, toggle, settle, unmount } = await show();
  await toggle('Reise');
  act(() => resize(1280));
  await settle();
  expect(photos()).toHaveLength(1);
  act(() => resize(1000));
  expect(photos()).toHaveLength(0);
  unmount();
  expect(changes(listening)).toBeGreaterThan(0);
  expect(changes(leaving)).toBe(changes(listening));
});
