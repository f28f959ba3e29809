import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';
import { documentMember } from '../../platform/document-member.ts';
import { placeTooltip } from './place-tooltip.ts';

type Place = typeof placeTooltip;

/** False in webviews from before 2024; there the element stays in its own place of the tree, above its neighbours. */
export const hasPopover = () => typeof HTMLElement.prototype.showPopover === 'function';

/** Shows a `popover` element beside its anchor while it is open, where `place` says, and keeps it there when the page scrolls. */
export function useTopLayer(
  isOpen: boolean,
  anchor: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
  place: Place = placeTooltip,
): void {
  useLayoutEffect(() => {
    const element = layer.current;
    const beside = anchor.current;
    if (!isOpen || element === null || beside === null || !element.isConnected) return undefined;
    if (hasPopover()) element.showPopover();
    const move = () => placeBeside(element, beside, place);
    const options = { capture: true, passive: true };
    move();
    window.addEventListener('scroll', move, options);
    window.addEventListener('resize', move, options);
    return () => {
      window.removeEventListener('scroll', move, options);
      window.removeEventListener('resize', move, options);
      if (hasPopover() && element.isConnected) element.hidePopover();
    };
  }, [isOpen, anchor, layer, place]);
}

function placeBeside(element: HTMLElement, anchor: HTMLElement, place: Place): void {
  const { style } = element;
  style.left = '0px';
  style.top = '0px';
  // Outside the top layer a container of ours may be the origin; measuring tells where it is.
  const size = element.getBoundingClientRect();
  const page = documentMember('documentElement');
  const view = { width: page.clientWidth, height: page.clientHeight };
  const { left, top } = place(anchor.getBoundingClientRect(), size, view);
  style.left = `${left - size.left}px`;
  style.top = `${top - size.top}px`;
}
