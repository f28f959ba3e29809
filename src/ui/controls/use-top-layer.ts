import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';
import { documentMember } from '../../platform/document-member.ts';

type Placement = typeof placeTooltip;

/** False in webviews from before 2024; there the element stays in its own place of the tree, above its neighbours. */
export const hasPopover = () => typeof HTMLElement.prototype.showPopover === 'function';

/** Shows a `popover` element beside its anchor while it is open, where `place` says, and keeps it there when the page scrolls. */
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

function placeBeside(element: HTMLElement, anchor: HTMLElement, place: Placement): void {
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

/**
 * Closes something light, as a tooltip, by Escape wherever the focus is, and by a press outside `area`. Escape gives
 * the focus back to `opener` when it was inside, and reaches nobody else: a dialog around stays open.
 */
export function useDismissal(
  isOpen: boolean,
  area: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
  close: () => void,
): void {
  // At once: a key may follow the one that has opened it before the next frame.
  useLayoutEffect(() => {
    const element = area.current;
    if (!isOpen || element === null) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      if (event.composedPath().includes(element)) opener.current?.focus();
      close();
    };
    const onPointerDown = (event: Event) => {
      if (!event.composedPath().includes(element)) close();
    };
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('pointerdown', onPointerDown, true);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('pointerdown', onPointerDown, true);
    };
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

/** Distances in px: between button and tooltip, and kept to the edges of the window. */
const gap = 8;
const margin = 8;

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

/**
 * Where a tooltip goes in the window, in px for `position: fixed`: above its button and centred on it, below where
 * there is no room above, and never outside the window's edges.
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
