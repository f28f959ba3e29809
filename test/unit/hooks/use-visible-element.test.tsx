import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useFirstVisible, useVisibilityReport } from '../../../src/hooks/use-visible-element.ts';
import { Sentinel } from '../../../src/ui/layout/sentinel.tsx';
import { renderArea } from '../../support/render-area.tsx';

test('of the elements that ask, the first that is visible is the one', async () => {
  function View() {
    return useFirstVisible(['kfp-portal', 'kfp-session-warning'])?.id ?? 'nobody';
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
  for (const [element, isVisible] of [[first, false], [second, false], [second, true], [first, true], [other, false]] as const) {
    act(() => elements.setVisible(element, isVisible));
    seen.push(text());
  }
  expect(seen).toEqual(['e1', 'e2', 'nobody', 'e2', 'e1', 'e1']);
  for (const element of [other, first, second]) element.remove();
});

test('an element tells whether it is visible: when it comes, and whenever that changes', () => {
  let isVisible = false;
  vi.spyOn(Element.prototype, 'checkVisibility').mockImplementation(() => isVisible);
  function View() {
    return <Sentinel ref={useVisibilityReport()} />;
  }
  const { runtime: { elements }, element, unmount } = renderArea(<View />);
  const sentinel = element.firstElementChild;
  const setVisible = vi.spyOn(elements, 'setVisible');
  const seen = [elements.isVisible(element)];
  for (const next of [true, false]) {
    isVisible = next;
    act(() => void sentinel?.dispatchEvent(new Event('transitionend')));
    seen.push(elements.isVisible(element));
  }
  expect(seen).toEqual([false, true, false]);
  expect(setVisible).toHaveBeenCalledTimes(2);
  unmount();
  sentinel?.dispatchEvent(new Event('transitionend'));
  expect(setVisible).toHaveBeenCalledTimes(2);
});
