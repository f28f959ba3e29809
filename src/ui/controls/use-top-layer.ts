import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';
import { documentMember } from '../../platform/document-member.ts';
import { listen } from '../../platform/listen.ts';
import { isEscape } from './on-escape.ts';

type Placement = typeof placeTooltip;

/** False in webviews from before 2024. There the element stays in its place in the tree, above its siblings. */
export const hasPopover = () => typeof HTMLElement.prototype.showPopover === 'function';

/** For the attribute `popover`. Chromium before 114 logs an error for the attribute. */
export const popoverMode = () => (hasPopover() ? 'manual' : undefined);

/** While open, shows a `popover` element beside its anchor at the position from `place`, and moves it when the page scrolls. */
export function useTopLayer(
  isOpen: boolean,
  anchor: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
  place: Placement = placeTooltip,
): void {
  useLayoutEffect(() => {
    const element = layer.current;
    const beside = anchor.current;
    if (!isOpen || element === null || beside === null || !element.isConnected) return undefined;
    if (hasPopover()) element.showPopover();
    const move = () => placeBeside(element, beside, place);
    move();
    const stop = listen(window, ['scroll', 'resize'], move, { capture: true, passive: true });
    return () => {
      stop();
      if (hasPopover() && element.isConnected) element.hidePopover();
    };
  }, [isOpen, anchor, layer, place]);
}

function placeBeside(element: HTMLElement, anchor: HTMLElement, place: Placement): void {
  const { style } = element;
  // Accessibility tools set the CSS `zoom` of a page, which multiplies lengths but not measured boxes.
  const { currentCSSZoom: zoom = 1 } = element as { readonly currentCSSZoom?: number };
  style.setProperty('--_kfp-zoom', `${zoom}`);
  style.left = '0px';
  style.top = '0px';
  // Outside the top layer one of our containers may be the origin; measuring finds its position.
  const size = element.getBoundingClientRect();
  const page = documentMember('documentElement');
  const view = { width: page.clientWidth, height: page.clientHeight };
  const { left, top } = place(anchor.getBoundingClientRect(), size, view);
  style.left = `${(left - size.left) / zoom}px`;
  style.top = `${(top - size.top) / zoom}px`;
}

/**
 * Closes a light element, such as a tooltip, on Escape anywhere in the page and after a press outside `area`. The press
 * closes when it is released, so that the customer can still slide back inside (WCAG 2.5.2), or when it becomes a scroll by
 * touch. Escape returns focus from inside to `opener`. The event stops there, so a surrounding dialog stays open.
 */
export function useDismissal(
  isOpen: boolean,
  area: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
  close: () => void,
): void {
  // A layout effect, because the next key press may come before the next frame.
  useLayoutEffect(() => {
    const element = area.current;
    if (!isOpen || element === null) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isEscape(event)) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.composedPath().includes(element)) opener.current?.focus();
      close();
    };
    let isPressedOutside = false;
    const onPointer = (event: Event) => {
      const isOutside = !event.composedPath().includes(element);
      if (event.type !== 'pointerdown' && isOutside && isPressedOutside) close();
      isPressedOutside = isOutside && event.type === 'pointerdown';
    };
    const stops = [
      listen(window, ['keydown'], onKeyDown, { capture: true }),
      listen(window, ['pointerdown', 'pointerup', 'pointercancel'], onPointer, { capture: true }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [isOpen, area, opener, close]);
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Distances in px: from the button to the tooltip, and from the tooltip to the window's edges. */
const gap = 8;
const margin = 8;

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

/**
 * Position of a tooltip in the window, in px for `position: fixed`: centred above its button, or below it when there is
 * no room above; never outside the window.
 */
export function placeTooltip(anchor: Box, tooltip: Size, view: Size): { left: number; top: number } {
  const centred = anchor.left + anchor.width / 2 - tooltip.width / 2;
  const above = anchor.top - gap - tooltip.height;
  const below = anchor.top + anchor.height + gap;
  const hasRoomAbove = above >= margin;
  const hasRoomBelow = below + tooltip.height <= view.height - margin;
  const top = hasRoomAbove || !hasRoomBelow ? above : below;
  return {
    left: clamp(centred, margin, Math.max(margin, view.width - margin - tooltip.width)),
    top: clamp(top, margin, Math.max(margin, view.height - margin - tooltip.height)),
  };
}
