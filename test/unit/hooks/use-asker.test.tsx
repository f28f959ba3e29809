import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useAsker, useDrawnReport } from '../../../src/hooks/use-asker.ts';
import { Sentinel } from '../../../src/ui/layout/sentinel.tsx';
import { renderArea } from '../../support/render-area.tsx';

test('of the elements that ask, the first that is drawn is the one', async () => {
  function View() {
    return useAsker(['kfp-portal', 'kfp-session-warning'])?.id ?? 'nobody';
  }
  const { runtime: { elements }, text, settle } = renderArea(<View />);
  const [other, first, second] = ['kfp-offers', 'kfp-session-warning', 'kfp-portal'].map((tag, place) => {
    const element = document.body.appendChild(document.createElement(tag));
    element.id = `e${String(place)}`;
    act(() => void elements.add({ element, needsCustomer: false }));
    return element;
  });
  if (!other || !first || !second) throw new Error('three are needed');
  await settle();
  const seen = [text()];
  for (const [element, isDrawn] of [[first, false], [second, false], [second, true], [first, true], [other, false]] as const) {
    act(() => elements.setDrawn(element, isDrawn));
    seen.push(text());
  }
  expect(seen).toEqual(['e1', 'e2', 'nobody', 'e2', 'e1', 'e1']);
  for (const element of [other, first, second]) element.remove();
});

test('an element tells whether it is drawn: when it comes, and whenever that changes', () => {
  let isVisible = false;
  vi.spyOn(Element.prototype, 'checkVisibility').mockImplementation(() => isVisible);
  function View() {
    return <Sentinel ref={useDrawnReport()} />;
  }
  const { runtime: { elements }, element, unmount } = renderArea(<View />);
  const sentinel = element.firstElementChild;
  const setDrawn = vi.spyOn(elements, 'setDrawn');
  const seen = [elements.isDrawn(element)];
  for (const next of [true, false]) {
    isVisible = next;
    act(() => void sentinel?.dispatchEvent(new Event('transitionend')));
    seen.push(elements.isDrawn(element));
  }
  expect(seen).toEqual([false, true, false]);
  expect(setDrawn).toHaveBeenCalledTimes(2);
  unmount();
  sentinel?.dispatchEvent(new Event('transitionend'));
  expect(setDrawn).toHaveBeenCalledTimes(2);
});
